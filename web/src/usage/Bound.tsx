type Props = { name: string; used: bigint; /** 0 is without a bound. */ limit: bigint };

/** Bound shows how much of something has been used. */
export function Bound({ name, used, limit }: Props) {
  const count = (n: bigint) => n.toLocaleString("en");
  return (
    <div className="bound">
      <span>{name}</span>
      <span className="hint">{limit > 0n ? `${count(used)} of ${count(limit)}` : `${count(used)}, without a bound`}</span>
      {limit > 0n && <meter aria-label={`${name} used`} max={Number(limit)} high={Number(limit) * 0.9} value={Number(used)} />}
    </div>
  );
}

import type { ComponentProps } from "react";
import { Icon, type IconName } from "./Icon";

type Props = Omit<ComponentProps<"button">, "className" | "type"> & {
  /** How much it asks for attention; quiet is the default. */
  weight?: "primary" | "quiet";
  icon?: IconName;
  /** Names a button that shows only its icon. */
  label?: string;
  type?: "button" | "submit";
};

/** Button is a button of the console. */
export function Button({ weight = "quiet", icon, label, type = "button", children, ...rest }: Props) {
  const bare = children === undefined;
  return (
    <button {...rest} type={type} className={`button ${weight}${bare ? " bare" : ""}`} aria-label={label} title={bare ? label : rest.title}>
      {icon !== undefined && <Icon name={icon} />}
      {!bare && <span>{children}</span>}
    </button>
  );
}

const foot = 0.3048;

/** lengthOf writes a length in metres in both units sailors use. */
export function lengthOf(metres: number): string {
  return `${metres.toFixed(1)} m (${(metres / foot).toFixed(0)} ft)`;
}

/** priceOf writes a price in its currency's main unit. */
export function priceOf(price: number, currency: string): string {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency, maximumFractionDigits: 0 }).format(price);
  } catch {
    return `${Math.round(price).toLocaleString("en")} ${currency}`.trim(); // not a currency's code
  }
}

/** placeOf writes where a boat lies, with the country by name unless the place already tells it. */
export function placeOf(place: string, country: string): string {
  const name = countryOf(country);
  if (place === "" || name === "" || place.toLowerCase().includes(name.toLowerCase())) return place || name;
  return `${place}, ${name}`;
}

/** countryOf is the name of a country by its code, ISO 3166-1; what is no code stays. */
export function countryOf(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
}

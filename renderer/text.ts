// Own code because no text of the interface needs the plurals and formats that i18next and FormatJS bring.
/** `text` with each `{name}` replaced by the value of that name; one without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

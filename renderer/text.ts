// Own code because the interface needs none of the plurals and formats of i18next and FormatJS.
/** `text` with every `{name}` replaced by the value of that name; one without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

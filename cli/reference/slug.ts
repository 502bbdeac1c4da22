/** `LampShade` → `lamp-shade`, `Lamp.Shade` too, `useLampShade` → `use-lamp-shade`, `HTMLLamp` → `html-lamp`. */
export const slugOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('.', '-')
    .toLowerCase();

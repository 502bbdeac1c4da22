import type { SearchManifest } from '../../../renderer/search/model.ts';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The dialog's texts: `{name}` is replaced; with a `count`, the form its number asks for in the page's language. */
export function texts(manifest: SearchManifest): Say {
  const plural = new Intl.PluralRules(document.documentElement.lang);
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? `${key}.${plural.select(values.count)}` : key;
    const text = manifest.texts[form] ?? manifest.texts[`${key}.other`] ?? manifest.texts[key] ?? '';
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

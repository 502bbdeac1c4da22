import type { SearchManifest } from '../../../renderer/search/model.ts';
import { fill } from '../../../renderer/text.ts';
import { translator } from './translator.ts';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The dialog's texts, with `{name}` replaced. With a `count`, the plural form of the page's language. */
export function texts(manifest: SearchManifest): Say {
  const { lang } = document.documentElement;
  const plural = new Intl.PluralRules(lang);
  const translate = translator({ [lang]: manifest.texts });
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? `${key}.${plural.select(values.count)}` : key;
    const known = [form, `${key}.other`].find((name) => manifest.texts[name] !== undefined);
    return fill(translate(lang, known ?? key), values);
  };
}

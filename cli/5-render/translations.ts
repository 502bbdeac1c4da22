import type { TranslationView } from '../../renderer/view/page.ts';
import type { Site } from '../model/site.ts';
import { servedAt, siteUrl } from '../site/base.ts';
import { hrefsIn, writtenIn } from '../site/hrefs.ts';

const names = new Map<string, string>();

/** "Deutsch", "English", "中文": readers look for the own name of their language. */
function nameOf(language: string): string {
  const known = names.get(language);
  if (known !== undefined) return known;
  const written = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const name = written.charAt(0).toLocaleUpperCase(language) + written.slice(1);
  names.set(language, name);
  return name;
}

/** Address of the page at `pathname` in every language of the site, in the order of the configuration. */
export function translationsOf(
  site: Site,
  pathname: string,
  homeIn: (language: string) => string,
): TranslationView[] {
  const { config } = site;
  const url = siteUrl(config);
  return config.languages.map((language) => {
    const hrefOf = hrefsIn(site, language);
    const translated = writtenIn(site, language).has(pathname);
    return {
      language,
      name: nameOf(language),
      href: translated ? servedAt(config, hrefOf(pathname)) : homeIn(language),
      canonicalUrl: translated && url !== null ? url + hrefOf(pathname) : null,
    };
  });
}

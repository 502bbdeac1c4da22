import type { TranslationView } from '../../renderer/view/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { pageKey } from '../site/paths.ts';
import { pageHref } from './navigation.ts';

/** "Deutsch", "English", "中文": a reader looks for a language by its own name. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Where the page at `pathname` is found in each language of the site, in the order of its configuration. */
export function translationsOf(site: Site, pathname: string): TranslationView[] {
  const { languages, url } = site.config;
  const fallback = defaultLanguageOf(site);
  const home = pagesOf(site.tree)[0]?.pathname ?? '/';
  return languages.map((language) => {
    const isWritten = (path: string) =>
      site.sources.some((source) => source.language === language && source.node.pathname === path);
    const hrefOf = (path: string) => pageHref(pageKey(path, isWritten(path) ? language : fallback, fallback));
    const translated = isWritten(pathname);
    return {
      language,
      name: nameOf(language),
      href: hrefOf(translated ? pathname : home),
      canonicalUrl: translated && url !== null ? url + hrefOf(pathname) : null,
    };
  });
}

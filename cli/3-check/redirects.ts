import { type Diagnostic, diagnostic } from '../diagnostics.ts';
import { defaultLanguageOf } from '../languages.ts';
import type { CompiledSite, Site } from '../model.ts';
import { canonicalPathname, pageKey } from '../paths.ts';

/** A redirect starts where no page is and ends where one is. */
export function checkRedirects(site: Site, compiled: CompiledSite): Diagnostic[] {
  const defaultLanguage = defaultLanguageOf(site);
  const pages = new Set(
    compiled.pages.map((page) => pageKey(page.node.pathname, page.language, defaultLanguage)),
  );
  return site.config.redirects.flatMap(({ from, to, place }) => {
    if (pages.has(canonicalPathname(from)))
      return [diagnostic('redirect/invalid', place, `${from} is a page, so its redirect never applies.`)];
    if (to.startsWith('https://') || pages.has(canonicalPathname(to))) return [];
    return [diagnostic('redirect/invalid', place, `${from} redirects to ${to}, which is not a page.`)];
  });
}

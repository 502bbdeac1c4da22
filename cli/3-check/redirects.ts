import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { canonicalPathname, pageKey } from '../site/paths.ts';

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

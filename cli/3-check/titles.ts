import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { documentTitleOf } from '../site/products.ts';

/** Checks that every page of a language has a document title of its own. */
export function checkTitles(site: Site, { pages }: CompiledSite): Diagnostic[] {
  const first = new Map<string, CompiledPage>();
  return pages.flatMap((page) => {
    const { node, language, file } = page;
    const whole = documentTitleOf(site, page);
    const key = `${language} ${whole}`;
    const other = first.get(key);
    first.set(key, other ?? page);
    // A page that the tree has twice is reported elsewhere.
    if (other === undefined || other.node.pathname === node.pathname) return [];
    const message = `The document title "${whole}" is also that of ${other.node.pathname}.`;
    return [diagnostic('page/duplicate-title', { file, line: 1, column: 1 }, message)];
  });
}

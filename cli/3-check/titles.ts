import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { documentTitleOf } from '../site/products.ts';

/** The place of a page's title. The text of a page of the reference is in no file. */
const placeOf = ({ node, titlePlace }: CompiledPage): Place => (node.api ? node.place : titlePlace);

/** Checks that every page of a language has a document title of its own. */
export function checkTitles(site: Site, { pages }: CompiledSite): Diagnostic[] {
  const first = new Map<string, CompiledPage>();
  return pages.flatMap((page) => {
    const { node, language } = page;
    const whole = documentTitleOf(site, page);
    const key = `${language} ${whole}`;
    const other = first.get(key);
    first.set(key, other ?? page);
    // A page that stands twice in the tree is reported elsewhere.
    if (other === undefined || other.node.pathname === node.pathname) return [];
    const message = `The document title "${whole}" is also that of ${other.node.pathname}.`;
    const related = [{ message: `The title of ${other.node.pathname}`, place: placeOf(other) }];
    return [
      diagnostic('page/duplicate-title', placeOf(page), message, {
        related,
        follows: page.file,
      }),
    ];
  });
}

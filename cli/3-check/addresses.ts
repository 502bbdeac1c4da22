import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';

/** Checks that every written page has the fragments that links elsewhere in the world use. */
export function checkAddresses(site: Site, compiled: CompiledSite): Diagnostic[] {
  const language = defaultLanguageOf(site);
  const pages = new Map(
    compiled.pages.filter((page) => page.language === language).map((page) => [page.node.pathname, page]),
  );
  return site.addresses.flatMap(({ pathname, fragments }) => {
    const page = pages.get(pathname);
    if (page === undefined) return [];
    return fragments
      .filter(({ fragment }) => !page.anchors.includes(fragment))
      .map(({ fragment, place }) => {
        const near = nearest(fragment, page.anchors);
        const help =
          near === null ? undefined : `${page.file} could say \`${fragment}: ${near}\` under \`anchors\`.`;
        return diagnostic('link/lost-address', place, `${pathname} has no anchor #${fragment}.`, {
          help,
          follows: page.file,
        });
      });
  });
}

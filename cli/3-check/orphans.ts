import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { pagesOf } from '../site/page-tree.ts';
import { canonicalPathname, languagePrefixes } from '../site/paths.ts';

/** Finds pages that no text links to. The first page of the tree is where readers begin. */
export function checkOrphans(site: Site, { pages }: CompiledSite): Diagnostic[] {
  const prefixes = languagePrefixes(site.config.languages);
  const linked = new Set(
    pages.flatMap(({ node, links }) =>
      links.map(({ href }) => canonicalPathname(href, prefixes)).filter((to) => to !== node.pathname),
    ),
  );
  return pagesOf(site.tree)
    .slice(1)
    .filter(({ api, pathname }) => !api && !linked.has(pathname))
    .map(({ pathname, place }) => diagnostic('page/orphan', place, `No text links to ${pathname}/.`));
}

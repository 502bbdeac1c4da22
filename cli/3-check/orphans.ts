import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { perObject } from '../machine/per-object.ts';
import type { SiteConfig } from '../model/config.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { pagesOf } from '../site/page-tree.ts';
import { canonicalPathname, languagePrefixes } from '../site/paths.ts';

/** The other pages that a page of a site links to. */
const targetsIn = perObject((config: SiteConfig) => {
  const prefixes = languagePrefixes(config);
  return perObject(({ node, links }: CompiledPage): readonly string[] => {
    const targets = new Set(links.map(({ href }) => canonicalPathname(href, prefixes)));
    return [...targets].filter((to) => to !== node.pathname);
  });
});

/** Finds pages without a link in any text. Readers begin at the first page of the tree. */
export function checkOrphans(site: Site, { pages }: CompiledSite): Diagnostic[] {
  const targetsOf = targetsIn(site.config);
  const linked = new Set(pages.flatMap(targetsOf));
  return pagesOf(site.tree)
    .slice(1)
    .filter(({ api, pathname }) => !api && !linked.has(pathname))
    .map(({ pathname, place }) => diagnostic('page/orphan', place, `No text links to ${pathname}/.`));
}

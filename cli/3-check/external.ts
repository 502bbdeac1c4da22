import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { unreachable } from '../machine/reach.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site, TreeNode } from '../model/site.ts';

const outgoing = (node: TreeNode): { readonly url: string; readonly place: Place }[] =>
  node.kind === 'group'
    ? node.children.flatMap(outgoing)
    : node.kind === 'link'
      ? [{ url: node.pathname, place: node.place }]
      : [];

const withoutHash = (url: string): string => url.replace(/^\/\//, 'https://').replace(/#.*$/, '');

/**
 * One finding per dead address of another site, with all its places. Addresses in packages are left out: the site
 * cannot fix them.
 */
export async function checkExternal(
  { tree }: Pick<Site, 'tree'>,
  { pages }: CompiledSite,
): Promise<readonly Diagnostic[]> {
  const uses = [
    ...pages.filter(({ node }) => !node.api).flatMap(({ external }) => external),
    ...tree.flatMap(outgoing),
  ];
  const places = new Map<string, Place[]>();
  for (const { url, place } of uses)
    if (URL.canParse(withoutHash(url)))
      places.set(withoutHash(url), [...(places.get(withoutHash(url)) ?? []), place]);
  const problems = await unreachable([...places.keys()]);
  return [...places].flatMap(([url, [first = null, ...others]]) => {
    const problem = problems.get(url);
    if (problem === undefined) return [];
    const related = others.map((place) => ({ message: 'It is linked here, too.', place }));
    return [diagnostic('link/unreachable', first, `${url} ${problem}.`, { related })];
  });
}

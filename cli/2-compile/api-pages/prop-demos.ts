import type { PageLink } from '../../../renderer/view/page.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import { moduleOf } from '../../reference/import-statement.ts';
import { pageHref } from '../../site/hrefs.ts';
import type { ShownDemo, ShownPage } from './shown.ts';

/** At most this many links beside one prop: enough to see it at work. */
const mostLinks = 2;
/** A prop that more pages pass is in everyday use, and no demo is about it. */
const everyday = 12;

/** Prop → demos that pass it. */
export type PropDemos = ReadonlyMap<string, readonly PageLink[]>;

interface Use extends PageLink {
  readonly pathname: string;
  /** Number of props that the demo passes. A demo with few is about them. */
  readonly count: number;
}

/** Demos of the written pages by the module and name of a component, then by the props they pass to it. */
export function propDemos(
  pages: readonly ShownPage[],
  demos: readonly ShownDemo[],
  titles: ReadonlyMap<string, string>,
): (component: ApiComponent) => PropDemos {
  const demosById = new Map(demos.map((demo) => [demo.id, demo]));
  const uses = new Map<string, Map<string, Use[]>>();
  for (const { slots, title: own, node } of pages) {
    for (const slot of slots) {
      const demo = demosById.get(slot.demo);
      if (demo === undefined) continue;
      const title = titles.get(node.pathname) ?? own;
      const href = pageHref(node.pathname, slot.name);
      for (const [component, props] of passed(demo)) {
        const ofComponent = uses.get(component) ?? new Map<string, Use[]>();
        uses.set(component, ofComponent);
        for (const prop of props) {
          const use = { title, href, pathname: node.pathname, count: props.size };
          const ofProp = ofComponent.get(prop);
          if (ofProp === undefined) ofComponent.set(prop, [use]);
          else ofProp.push(use);
        }
      }
    }
  }
  return ({ name, imports }) => {
    const found = new Map<string, Use[]>();
    for (const statement of imports)
      for (const [prop, list] of uses.get(`${moduleOf(statement)}:${name}`) ?? [])
        found.set(prop, [...(found.get(prop) ?? []), ...list]);
    return new Map([...found].map(([prop, list]) => [prop, chosen(list)]));
  };
}

/** `module:name` of every component in a demo → props that the demo passes to it. */
function passed({ sources }: ShownDemo): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { specifier, names } of sources.flatMap(({ imports }) => imports)) {
    for (const { name, local, props = [] } of names) {
      const key = `${specifier}:${name === 'default' ? local : name}`;
      found.set(key, new Set([...(found.get(key) ?? []), ...props]));
    }
  }
  return found;
}

/** One demo per page; demos that pass the fewest props come first. */
function chosen(uses: readonly Use[]): PageLink[] {
  const byPage = new Map<string, Use>();
  for (const use of uses) {
    const known = byPage.get(use.pathname);
    if (known === undefined || use.count < known.count) byPage.set(use.pathname, use);
  }
  if (byPage.size > everyday) return [];
  return [...byPage.values()]
    .sort((one, other) => one.count - other.count)
    .slice(0, mostLinks)
    .map(({ title, href }) => ({ title, href }));
}

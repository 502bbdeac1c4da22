import { apiAnchor, eventAnchor, partClassAnchor, selectorAnchor } from './api-anchor.ts';
import type { ApiClass, ApiIndex, ApiReference, ApiTarget } from './api-model.ts';
import type { ProductConfig } from './model.ts';

/** Page of a pathname, with an anchor. */
const at = (pathname: string, anchor?: string): string => `${pathname}/${anchor ? `#${anchor}` : ''}`;

export const classAnchor = (slug: string, { key, interface: part }: ApiClass): string =>
  part === undefined ? apiAnchor(slug, 'class', key) : partClassAnchor(slug, part, key);

/** Every name one may want to link, with all it may mean: what has a page of its own first. */
export function indexApi(reference: ApiReference, products: readonly ProductConfig[]): ApiIndex {
  const index = new Map<string, ApiTarget[]>();
  const add = (name: string, target: ApiTarget): void => {
    index.set(name, [...(index.get(name) ?? []), target]);
  };
  const pageOf = (product: string, kind: 'events' | 'selectors'): string | null =>
    products.find(({ id }) => id === product)?.api?.[kind]?.page ?? null;
  for (const { kind, name, product, pathname } of [...reference.components, ...reference.interfaces]) {
    add(name, { kind, product, href: at(pathname) });
  }
  for (const { product, exports } of reference.exports) {
    for (const { name } of exports) if (!index.has(name)) add(name, { kind: 'export', product });
  }
  for (const { product, selectors } of reference.selectors) {
    const page = pageOf(product, 'selectors');
    for (const { name } of selectors) {
      const href = page === null ? {} : { href: at(page, selectorAnchor(name)) };
      index.set(name, [{ kind: 'selector', product, ...href }]);
    }
  }
  for (const { product, name: owner, pathname, slug, groups } of reference.interfaces) {
    for (const { name } of groups.flatMap((group) => group.members)) {
      add(name, { kind: 'member', owner, product, href: at(pathname, apiAnchor(slug, 'prop', name)) });
    }
  }
  for (const { product, name: owner, pathname, slug, props, slots, classes } of reference.components) {
    for (const { name } of props)
      add(name, { kind: 'prop', owner, product, href: at(pathname, apiAnchor(slug, 'prop', name)) });
    for (const { name } of slots)
      add(name, { kind: 'slot', owner, product, href: at(pathname, apiAnchor(slug, 'slot', name)) });
    for (const each of classes) {
      const target = { kind: 'class', owner, product, href: at(pathname, classAnchor(slug, each)) } as const;
      add(each.key, target);
      if (each.className !== undefined) add(`.${each.className}`, target);
    }
  }
  for (const { product, name: owner, events } of reference.events) {
    const page = pageOf(product, 'events');
    for (const { name } of events) {
      add(name, {
        kind: 'event',
        owner,
        product,
        ...(page === null ? {} : { href: at(page, eventAnchor(name)) }),
      });
    }
  }
  return Object.fromEntries(index);
}

interface Wanted {
  readonly name: string;
  readonly kinds: readonly ApiTarget['kind'][] | null;
}

/** What a piece of code names, and as what: `apiRef.current.setPage`, `slotProps.toolbar`, `<Lamp />`, `setPage()`. */
function wanted(code: string): Wanted | null {
  const text = code
    .trim()
    .replace(/^<\/?([\w.]+)[\s\S]*>$/, '$1')
    .replace(/\([\s\S]*\)$/, '');
  if (/^\.[\w-]+$/.test(text)) return { name: text, kinds: ['class'] };
  const segments = /^[\w$]+(?:\.[\w$]+)*$/.test(text) ? text.split('.') : [];
  const name = segments.at(-1);
  if (name === undefined) return null;
  if (segments.length === 1) return { name, kinds: null };
  const before = segments.at(-2) ?? '';
  if (before === 'slots' || before === 'slotProps') return { name, kinds: ['slot'] };
  if (/[cC]lasses$/.test(before)) return { name, kinds: ['class'] };
  return { name, kinds: ['member', 'prop', 'event'] };
}

/**
 * What a piece of code on a page of `product` means; null when nothing, or when that is undecided.
 * `owners` are the components and interfaces the page is about, the first one first.
 */
export function findApi(
  index: ApiIndex,
  code: string,
  product: string,
  owners: readonly string[] = [],
): ApiTarget | null {
  const want = wanted(code);
  const all = want && Object.hasOwn(index, want.name) ? (index[want.name] ?? []) : [];
  const fitting = all.filter(({ kind }) => want?.kinds?.includes(kind) ?? true);
  const own = fitting.filter((each) => each.product === product);
  const candidates = own.length > 0 ? own : fitting.filter(({ owner }) => owner === undefined);
  const exported = candidates.find(({ owner }) => owner === undefined);
  if (exported) return exported;
  for (const name of owners) {
    const found = candidates.find(({ owner }) => owner === name);
    if (found) return found;
  }
  const [first, ...others] = candidates;
  return first && others.every(({ kind }) => kind === first.kind) ? first : null;
}

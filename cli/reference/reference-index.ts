import { perObject } from '../machine/per-object.ts';
import type { ApiClass, ApiComponent } from '../model/api-component.ts';
import type { ApiIndex, ApiTarget } from '../model/api-index.ts';
import type { ApiInterface } from '../model/api-interface.ts';
import type { ProductConfig } from '../model/config.ts';
import type { ApiReference } from '../model/reference.ts';
import { pageHref } from '../site/hrefs.ts';
import { apiAnchor, eventAnchor, listedAnchor, partClassAnchor, selectorAnchor } from './anchors.ts';
import { apiFamilies } from './families.ts';
import { nameMatcher } from './match-names.ts';
import type { CodeName } from './read-code.ts';

export const classAnchor = (slug: string, { key, interface: part }: ApiClass): string =>
  part === undefined ? apiAnchor(slug, 'class', key) : partClassAnchor(slug, part, key);

/**
 * Every name that can be linked, with all its meanings; meanings with a page of their own come first. Built once for a
 * reference and its products.
 */
export const indexApi = (reference: ApiReference, products: readonly ProductConfig[]): ApiIndex =>
  indexesOf(reference)(products);

const indexesOf = perObject((reference: ApiReference) =>
  perObject((products: readonly ProductConfig[]) => makeIndex(reference, products)),
);

function makeIndex(reference: ApiReference, products: readonly ProductConfig[]): ApiIndex {
  const index = new Map<string, ApiTarget[]>();
  const add = (name: string, target: ApiTarget): void => {
    index.set(name, [...(index.get(name) ?? []), target]);
  };
  const pageOf = (product: string, kind: 'events' | 'selectors'): string | null =>
    products.find(({ id }) => id === product)?.api?.[kind]?.page ?? null;
  const families = apiFamilies(reference, products);
  const familyOf = (name: string) => {
    const family = families.get(name);
    return family === undefined ? {} : { family };
  };
  const owned = ({ product, name }: ApiComponent | ApiInterface) => ({
    owner: name,
    product,
    ...familyOf(name),
  });
  for (const { kind, name, product, pathname } of [...reference.components, ...reference.interfaces]) {
    add(name, { kind, product, ...familyOf(name), href: pageHref(pathname) });
  }
  for (const { product, pathname, entries } of reference.lists) {
    for (const { name } of entries)
      add(name, { kind: 'export', product, href: pageHref(pathname, listedAnchor(name)) });
  }
  for (const { product, exports } of reference.exports) {
    for (const { name } of exports) {
      if (index.has(name)) continue;
      // The component's page describes the type of its props.
      const owner = index.get(name.replace(/Props$/, ''))?.find(isExport);
      const href = owner?.kind === 'component' || owner?.kind === 'interface' ? owner.href : undefined;
      add(name, { kind: 'export', product, ...(href === undefined ? {} : { href }) });
    }
  }
  for (const { product, selectors } of reference.selectors) {
    const page = pageOf(product, 'selectors');
    for (const { name } of selectors) {
      const href = page === null ? {} : { href: pageHref(page, selectorAnchor(name)) };
      index.set(name, [{ kind: 'selector', product, ...href }]);
    }
  }
  for (const declaration of reference.interfaces) {
    for (const { name } of declaration.groups.flatMap((group) => group.members)) {
      const href = pageHref(declaration.pathname, apiAnchor(declaration.slug, 'prop', name));
      add(name, { kind: 'member', ...owned(declaration), href });
    }
  }
  for (const component of leastFirst(reference.components, products)) {
    const { pathname, slug, props, slots, classes } = component;
    for (const { name } of props)
      add(name, {
        kind: 'prop',
        ...owned(component),
        href: pageHref(pathname, apiAnchor(slug, 'prop', name)),
      });
    for (const { name } of slots)
      add(name, {
        kind: 'slot',
        ...owned(component),
        href: pageHref(pathname, apiAnchor(slug, 'slot', name)),
      });
    for (const entry of classes) {
      const href = pageHref(pathname, classAnchor(slug, entry));
      const target: ApiTarget = { kind: 'class', ...owned(component), href };
      add(entry.key, target);
      if (entry.className !== undefined) add(`.${entry.className}`, target);
    }
  }
  for (const { product, name: owner, events } of reference.events) {
    const page = pageOf(product, 'events');
    for (const { name } of events) {
      add(name, {
        kind: 'event',
        owner,
        product,
        ...(page === null ? {} : { href: pageHref(page, eventAnchor(name)) }),
      });
    }
  }
  return Object.fromEntries(index);
}

/** The editions of a component in order, so that the lowest one that has an entry comes first. */
function leastFirst(
  components: readonly ApiComponent[],
  products: readonly ProductConfig[],
): readonly ApiComponent[] {
  const editions = products.flatMap(({ api }) => api?.editions ?? []);
  const rank = ({ name }: ApiComponent): number =>
    Math.max(0, ...editions.map((names) => names.indexOf(name)));
  return [...components].sort((one, other) => rank(one) - rank(other));
}

/** The subject of a text, which decides between owners of the same name. */
export interface ApiScope {
  /** Components and interfaces whose members come first, in order. */
  readonly subjects: readonly string[];
  /** Other components and interfaces that the text mentions. */
  readonly others: readonly string[];
}

/** The meaning of a piece of code on a page of `product`; null when it has none or several. */
export function findApi(
  index: ApiIndex,
  read: CodeName | null,
  product: string,
  scope: ApiScope = { subjects: [], others: [] },
): ApiTarget | null {
  if (read === null || !Object.hasOwn(index, read.name)) return null;
  const all = index[read.name] ?? [];
  const familyOf = (name: string): string =>
    (Object.hasOwn(index, name) ? index[name]?.[0]?.family : undefined) ?? name;
  for (const kinds of read.kinds) {
    const fitting = all.filter(({ kind }) => kinds.includes(kind));
    const own = fitting.filter((target) => target.product === product);
    // An export has the same meaning on every page; members have one on the pages of their product.
    const candidates = own.length > 0 ? own : fitting.filter(isExport);
    if (candidates.length > 0) return candidates.find(isExport) ?? decide(candidates, read, scope, familyOf);
  }
  return null;
}

const isExport = ({ owner }: ApiTarget): boolean => owner === undefined;
const isProp = ({ kind }: ApiTarget): boolean => kind === 'prop';
const isMember = ({ kind }: ApiTarget): boolean => kind === 'member';
const meaning = ({ family, owner = '' }: ApiTarget): string => family ?? owner;

/** Chooses between owners of a member with the same name. */
function decide(
  found: readonly ApiTarget[],
  { form, name, owners }: CodeName,
  { subjects, others }: ApiScope,
  familyOf: (name: string) => string,
): ApiTarget | null {
  const candidates = [...found].sort((one, other) => rank([], one) - rank([], other));
  // The interface of the variable is ambiguous.
  if (owners !== null) {
    const isOwner = nameMatcher(owners);
    return onlyOne(candidates.filter(({ owner = '' }) => isOwner(owner)));
  }
  const of = (...names: readonly string[]): readonly ApiTarget[] =>
    candidates
      .filter((candidate) => names.map(familyOf).includes(meaning(candidate)))
      .sort((one, other) => rank(names, one) - rank(names, other));
  const main = subjects.flatMap((subject) => of(subject)[0] ?? [])[0];
  const near = of(...others);
  // An everyday word such as `value` or `type`, alone, can only mean a prop of a subject.
  const isEveryday = /^[a-z]+$/.test(name) && form !== 'path';
  if (main) return isProp(main) ? (near.some(isMember) ? null : main) : isEveryday ? null : main;
  if (isEveryday) return null;
  // A name that is a prop of an entry that the text only mentions may as well be a member of an interface.
  if (near.length > 0) return onlyOne([...near, ...(near.some(isProp) ? candidates.filter(isMember) : [])]);
  return candidates.some(isProp) ? null : onlyOne(candidates);
}

/** Order of targets: the owner itself, then the owner that represents its family, then the others. */
const rank = (names: readonly string[], { owner = '', family }: ApiTarget): number =>
  names.includes(owner) ? 0 : owner === family ? 1 : 2;

/** The first target, if all targets have the same meaning. */
const onlyOne = (targets: readonly ApiTarget[]): ApiTarget | null =>
  targets.every((target) => target.kind === targets[0]?.kind && meaning(target) === meaning(targets[0]))
    ? (targets[0] ?? null)
    : null;

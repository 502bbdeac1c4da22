import type { ApiEntryText } from '../model/api-entry.ts';
import type { ProductConfig } from '../model/config.ts';
import type { CompiledPage, Demo } from '../model/page.ts';
import type { ApiReference } from '../model/reference.ts';
import { apiAnchor, eventAnchor, listedAnchor, selectorAnchor } from './anchors.ts';
import { apiFamilies } from './families.ts';
import { mapEntries } from './map-entries.ts';

export type ShownIn = 'demo' | 'page' | 'nothing';

/** An entry of the reference; editions of one component count as one. */
export interface CoveredEntry {
  readonly product: string;
  /** Component or interface; empty for an export or selector. */
  readonly owner: string;
  /** For example `prop`. */
  readonly kind: string;
  readonly name: string;
  readonly shownIn: ShownIn;
}

/** The written pages and demos of a site. */
export interface Showing {
  readonly pages: readonly Pick<
    CompiledPage,
    'node' | 'productId' | 'links' | 'sections' | 'slots' | 'fences'
  >[];
  readonly demos: readonly Pick<Demo, 'id' | 'sources'>[];
}

/** The names that pages and demos of one product have. */
interface Evidence {
  /** Component → props that demos pass to it. */
  readonly passed: Map<string, Set<string>>;
  readonly inDemos: Set<string>;
  /** Keys of objects in demos, such as columns. */
  readonly keys: Set<string>;
  /** Slot → props that demos pass to it in `slotProps`. */
  readonly inSlots: Map<string, Set<string>>;
  readonly inPages: Set<string>;
  /** Component → props that its elements get in fences. */
  readonly inFences: Map<string, Set<string>>;
}

function addProps(to: Map<string, Set<string>>, component: string, props: readonly string[]): void {
  to.set(component, new Set([...(to.get(component) ?? []), ...props]));
}

/** Keys of the objects that code has behind keys, such as `dense` in `list: { dense: true }`, with the outer key. */
function nestedKeys(code: string): readonly (readonly [key: string, inner: string])[] {
  const found: [string, string][] = [];
  const open: string[] = [];
  let key = '';
  for (const [text, name] of code.matchAll(/([\w$]+)(?=\s*[:,}])|[{}]/g)) {
    if (text === '{') open.push(key);
    else if (text === '}') open.pop();
    else found.push([open.at(-1) ?? '', name ?? '']);
    key = name ?? '';
  }
  return found;
}

const words = (code: string): readonly string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** A name of several words, or of a type, means the entry wherever it stands; `value` may mean anything. */
const isDistinctive = (name: string): boolean => /.[A-Z_]/.test(name);

function evidenceIn({ pages, demos }: Showing): ReadonlyMap<string, Evidence> {
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const found = new Map<string, Evidence>();
  for (const { productId, sections, slots, fences } of pages) {
    const own = found.get(productId) ?? {
      passed: new Map(),
      inDemos: new Set(),
      keys: new Set(),
      inSlots: new Map(),
      inPages: new Set(),
      inFences: new Map(),
    };
    found.set(productId, own);
    for (const word of words(sections.map(({ names }) => names).join(' '))) own.inPages.add(word);
    for (const { name, props } of fences.flatMap(({ elements }) => elements))
      addProps(own.inFences, name, props);
    const sources = slots.flatMap((slot) =>
      slot.kind === 'demo' ? (byId.get(slot.demo)?.sources ?? []) : [],
    );
    for (const { code, imports } of sources) {
      for (const word of words(code)) own.inDemos.add(word);
      if (code.includes('slotProps'))
        for (const [slot, prop] of nestedKeys(code)) addProps(own.inSlots, slot, [prop]);
      for (const [, key = ''] of code.matchAll(/([\w$]+)\s*:/g)) own.keys.add(key);
      for (const { name, local, props = [] } of imports.flatMap(({ names }) => names)) {
        addProps(own.passed, name === 'default' ? local : name, props);
      }
    }
  }
  return found;
}

/** The anchor of an entry on the pages of the reference; null for an owner, which has a page. */
function anchorOf(kind: string, slug: string, name: string): string | null {
  if (kind === 'prop' || kind === 'slot' || kind === 'class') return apiAnchor(slug, kind, name);
  if (kind === 'member') return apiAnchor(slug, 'prop', name);
  if (kind === 'event') return eventAnchor(name);
  if (kind === 'selector') return selectorAnchor(name);
  return kind === 'export' ? listedAnchor(name) : null;
}

/** Components that slots render by default, or whose props they take, with the names of these slots. */
function slotsByComponent({ components }: ApiReference): ReadonlyMap<string, readonly string[]> {
  const slots = new Map<string, string[]>();
  for (const slot of components.flatMap((component) => component.slots)) {
    const owner = slot.default ?? /<(\w+)Props\b/.exec(slot.type)?.[1];
    if (owner !== undefined) slots.set(owner, [...(slots.get(owner) ?? []), slot.name]);
  }
  return slots;
}

/** An entry that nobody should use needs no demo. */
const isWanted = (entry: ApiEntryText): boolean =>
  entry.deprecated === undefined && entry.noEffect !== true && !('internal' in entry);

const better: readonly ShownIn[] = ['demo', 'page', 'nothing'];

/** The entries of a reference with what shows them: a demo that uses them, else a page that names them. */
export function coverage(
  reference: ApiReference,
  products: readonly ProductConfig[],
  showing: Showing,
): readonly CoveredEntry[] {
  const written = showing.pages.filter(({ node }) => node.api === undefined);
  const evidence = evidenceIn({ ...showing, pages: written });
  const hrefs = written.flatMap(({ links }) => links.map(({ href }) => href));
  const anchors = new Set(hrefs.flatMap((href) => /#(.+)$/.exec(href)?.[1] ?? []));
  const paths = new Set(hrefs.map((href) => href.replace(/\/?(?:#.*)?$/, '')));
  const families = apiFamilies(reference, products);
  const owners = new Map(
    [...reference.components, ...reference.interfaces].map((owner) => [
      `${owner.product} ${owner.name}`,
      owner,
    ]),
  );

  const slots = slotsByComponent(reference);

  const shownIn = (product: string, owner: string, kind: string, name: string): ShownIn => {
    const own = evidence.get(product);
    const page = owners.get(`${product} ${owner}`);
    const isOwner = kind === 'component' || kind === 'interface';
    const isUsed =
      own?.passed.get(owner)?.has(name) === true ||
      (kind === 'prop' &&
        slots.get(owner)?.some((slot) => own?.inSlots.get(slot)?.has(name) === true) === true) ||
      ((kind === 'member' || kind === 'slot') && own?.keys.has(name) === true) ||
      ((isOwner || isDistinctive(name)) && own?.inDemos.has(name) === true);
    if (isUsed) return 'demo';
    const anchor = anchorOf(kind, page?.slug ?? '', name);
    const isNamed =
      own?.inFences.get(owner)?.has(name) === true ||
      (anchor === null ? paths.has(page?.pathname ?? '') : anchors.has(anchor)) ||
      (isDistinctive(name) && own?.inPages.has(name) === true);
    return isNamed ? 'page' : 'nothing';
  };

  const found = new Map<string, CoveredEntry>();
  mapEntries(reference, (entry, [key]) => {
    const parts = key.split(' ');
    const [product = '', first = '', second = ''] = parts;
    const isShared = first === 'export' || first === 'selector';
    const [owner, kind, name] = isShared ? ['', first, second] : [first, second, parts[3] ?? first];
    if (!isWanted(entry)) return entry;
    const family = families.get(owner) ?? owner;
    const id = [product, family, kind, kind === 'component' ? family : name].join(' ');
    const own = { product, owner: family, kind, name, shownIn: shownIn(product, owner, kind, name) };
    const known = found.get(id);
    if (known === undefined || better.indexOf(own.shownIn) < better.indexOf(known.shownIn))
      found.set(id, own);
    return entry;
  });
  return [...found.values()];
}

import { html, svg } from 'property-information';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { EntryKind } from '../../schemas/reference-change.ts';
import type { EntryFacts } from './entry-facts.ts';
import { typeParameters } from './type-text.ts';

/** Interfaces that got a type parameter, through which they may have the members that seem to be gone. */
function openedInterfaces(before: ApiReference, after: ApiReference): ReadonlySet<string> {
  const count = ({ typeParameters: list = '' }: ApiReference['interfaces'][number]) =>
    typeParameters(list).length;
  const old = new Map(before.interfaces.map((one) => [`${one.product} ${one.name}`, count(one)]));
  const opened = after.interfaces.filter(
    (one) => count(one) > (old.get(`${one.product} ${one.name}`) ?? Number.POSITIVE_INFINITY),
  );
  return new Set(opened.map(({ product, name }) => `${product} ${name}`));
}

/** Whether an element has a prop in React: an attribute, an event, or what React adds. */
const isOfElements = (name: string): boolean =>
  name in html.property ||
  name in svg.property ||
  /^(?:on[A-Z]|aria-|data-|default(?:Value|Checked)$|children$|dangerouslySetInnerHTML$|key$|ref$)/.test(
    name,
  );

/** Whether a component may have a prop or class from a parent. One without a page may have any. */
function mayInherit(components: readonly ApiComponent[], entry: EntryFacts): boolean {
  const { kind, product, owner, name } = entry;
  const reached = new Set([owner]);
  // A set is walked in order of insertion, additions during the walk included.
  for (const next of reached) {
    const component = components.find((one) => one.product === product && one.name === next);
    if (component === undefined) return true;
    const { props, classes, inherits } = component;
    const own = kind === 'class' ? classes.map(({ key }) => key) : props.map((prop) => prop.name);
    if (own.includes(name)) return true;
    for (const parent of inherits)
      if (!parent.element) reached.add(parent.name);
      else if (kind === 'prop' && isOfElements(name)) return true;
  }
  return false;
}

/**
 * Finds the entries that are gone from their owner, which may have them from elsewhere now: a type parameter or a new
 * parent. `added` are the new entries of owners that both references have.
 */
export function remaining(
  before: ApiReference,
  after: ApiReference,
  added: readonly EntryFacts[],
): (entry: EntryFacts) => boolean {
  const opened = openedInterfaces(before, after);
  const idOf = ({ product, owner }: EntryFacts): string => `${product} ${owner}`;
  const ownersOf = (...kinds: readonly EntryKind[]): ReadonlySet<string> =>
    new Set(added.filter(({ kind }) => kinds.includes(kind)).map(idOf));
  const adopted = ownersOf('parent');
  // The props of a parent that is gone may be listed instead.
  const replaced = ownersOf('parent', 'prop');
  return (entry) => {
    if (entry.kind === 'member') return opened.has(idOf(entry));
    if (entry.kind === 'parent') return replaced.has(idOf(entry));
    const isInherited = entry.kind === 'prop' || entry.kind === 'class';
    return isInherited && adopted.has(idOf(entry)) && mayInherit(after.components, entry);
  };
}

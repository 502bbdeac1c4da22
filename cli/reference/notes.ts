import type { ApiEntryText, ApiNote, ApiReference } from '../model/reference.ts';

interface Named extends ApiEntryText {
  readonly name: string;
}

/** The entries that a note applies to. */
export interface NoteUse {
  readonly note: ApiNote;
  /** `silent`: entries now have its text; `described`: the packages already describe the entries with that name. */
  readonly found: 'silent' | 'described' | 'nothing';
}

export const isSilent = ({ description = '', deprecated = '' }: ApiEntryText): boolean =>
  description === '' && deprecated === '';

/**
 * The reference with texts of the site where the packages have none. A note for one owner takes precedence over one for
 * all.
 */
export function withNotes(
  reference: ApiReference,
  notes: readonly ApiNote[],
): { readonly reference: ApiReference; readonly uses: readonly NoteUse[] } {
  const byKey = new Map(notes.map((note) => [note.of, note]));
  const found = new Map<ApiNote, 'silent' | 'described'>();
  const noted = <Entry extends ApiEntryText>(entry: Entry, ...keys: readonly string[]): Entry => {
    const fitting = keys.flatMap((key) => byKey.get(key) ?? []);
    const silent = isSilent(entry);
    for (const each of fitting.slice(0, silent ? 1 : undefined))
      if (silent || !found.has(each)) found.set(each, silent ? 'silent' : 'described');
    const [note] = fitting;
    return silent && note ? { ...entry, description: note.text, own: true } : entry;
  };
  const list = <Entry extends Named>(
    product: string,
    owner: string,
    kind: string,
    all: readonly Entry[],
  ): Entry[] =>
    all.map((each) =>
      noted(each, `${product} ${owner} ${kind} ${each.name}`, `${product} * ${kind} ${each.name}`),
    );
  const { components, interfaces, events, selectors, lists, exports } = reference;
  const result: ApiReference = {
    components: components.map((each) => ({
      ...noted(each, `${each.product} ${each.name} component`),
      props: list(each.product, each.name, 'prop', each.props),
      slots: list(each.product, each.name, 'slot', each.slots),
      classes: each.classes.map((one) =>
        noted(one, `${each.product} ${each.name} class ${one.key}`, `${each.product} * class ${one.key}`),
      ),
    })),
    interfaces: interfaces.map((each) => ({
      ...noted(each, `${each.product} ${each.name} interface`),
      groups: each.groups.map((group) => ({
        ...group,
        members: list(each.product, each.name, 'member', group.members),
      })),
    })),
    events: events.map((each) => ({ ...each, events: list(each.product, each.name, 'event', each.events) })),
    selectors: selectors.map((each) => ({
      ...each,
      selectors: each.selectors.map((one) => noted(one, `${each.product} selector ${one.name}`)),
    })),
    lists: lists.map((each) => ({
      ...each,
      entries: each.entries.map((one) => noted(one, `${each.product} export ${one.name}`)),
    })),
    exports,
  };
  return { reference: result, uses: notes.map((note) => ({ note, found: found.get(note) ?? 'nothing' })) };
}

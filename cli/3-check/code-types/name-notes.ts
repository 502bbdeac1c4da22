/** The entries of the reference as notes on names in code. */
import type { NameType } from '../../../renderer/view/code-types.ts';
import { perObject } from '../../machine/per-object.ts';
import type { ApiEntryText, ApiProp } from '../../model/api-entry.ts';
import type { ApiListed } from '../../model/api-exports.ts';
import type { ApiIndex, ApiTarget } from '../../model/api-index.ts';
import type { ApiReference } from '../../model/reference.ts';
import { splitType } from '../../reference/split-type.ts';
import { escapeRegExp } from '../../site/escape-regexp.ts';
import { firstSentence, shortType } from './short-text.ts';

/** A note whose link begins at the root of the site. */
export type Note = NameType;

export interface NameNotes {
  /** Whether a module belongs to a documented package. */
  readonly isDocumented: (module: string) => boolean;
  readonly isComponent: (name: string) => boolean;
  readonly exported: (name: string) => Note | null;
  readonly prop: (component: string, name: string) => Note | null;
  readonly slot: (component: string, name: string) => Note | null;
  /** A member of one of several interfaces, or a prop for the type of a component's props. */
  readonly member: (owners: readonly string[], name: string) => Note | null;
  /** The first documented export that a type names. */
  readonly named: (type: string) => string | null;
}

type Notes = Map<string, () => Note>;

const textOf = ({ description, deprecated }: ApiEntryText): Partial<Note> => {
  const text = firstSentence(deprecated ? `Deprecated. ${deprecated}` : description);
  return text === undefined ? {} : { text };
};

const linkTo = (of: string, target: ApiTarget | undefined): Partial<Note> =>
  target?.href === undefined ? {} : { href: target.href, of };

const planOf = ({ plan }: { readonly plan?: Note['plan'] }): Partial<Note> =>
  plan === undefined ? {} : { plan };

const typed = (name: string, type: string): string => shortType(`${name}: ${type}`);

/** Kinds whose code in the reference is the whole declaration. */
const isDeclaration = ({ kind }: ApiListed): boolean => /^(?:interface|type|class|enum)$/.test(kind);

const moduleOfImport = /'([^']+)'/;

export const nameNotes = (reference: ApiReference, index: ApiIndex): NameNotes => notesOf(reference)(index);

const notesOf = perObject((reference: ApiReference) =>
  perObject((index: ApiIndex) => makeNotes(reference, index)),
);

function makeNotes(reference: ApiReference, index: ApiIndex): NameNotes {
  const { components, interfaces, lists, selectors, exports } = reference;
  const targetOf = (name: string, kind: ApiTarget['kind'], owner?: string): ApiTarget | undefined =>
    (Object.hasOwn(index, name) ? index[name] : undefined)?.find(
      (target) => target.kind === kind && target.owner === owner,
    );
  const exported: Notes = new Map();
  const props: Notes = new Map();
  const slots: Notes = new Map();
  const members: Notes = new Map();

  const propNote = (of: string, kind: 'prop' | 'member', prop: ApiProp) => (): Note => ({
    code: typed(`${prop.name}${prop.required ? '' : '?'}`, prop.type),
    ...textOf(prop),
    ...linkTo(of, targetOf(prop.name, kind, of)),
    ...planOf(prop),
    ...(prop.default === undefined ? {} : { default: prop.default }),
  });

  for (const { product, exports: all } of exports)
    for (const each of all)
      exported.set(each.name, () => {
        const target = index[each.name]?.find(
          (found) => found.product === product && found.owner === undefined,
        );
        return {
          code: `${each.kind} ${each.name}`,
          ...textOf(each),
          ...linkTo(each.name, target),
          ...planOf(each),
        };
      });
  for (const component of components) {
    const { name } = component;
    const required = component.props.filter((prop) => prop.required).map((prop) => prop.name);
    const shown = required.filter((prop) => prop !== 'children').map((prop) => ` ${prop}={…}`);
    const end = required.includes('children') ? `>…</${name}>` : '/>';
    exported.set(name, () => ({
      code: `<${name}${shown.join('')} … ${end}`,
      ...textOf(component),
      ...linkTo(name, targetOf(name, 'component')),
      ...planOf(component),
    }));
    for (const prop of component.props) props.set(`${name} ${prop.name}`, propNote(name, 'prop', prop));
    for (const slot of component.slots)
      slots.set(`${name} ${slot.name}`, () => ({
        code: typed(slot.name, slot.type),
        ...textOf(slot),
        ...linkTo(name, targetOf(slot.name, 'slot', name)),
        ...planOf(slot),
        ...(slot.default === undefined ? {} : { default: slot.default }),
      }));
  }
  for (const declaration of interfaces) {
    const { name, typeParameters = '', definition } = declaration;
    exported.set(name, () => ({
      code: shortType(
        definition === undefined
          ? `interface ${name}${typeParameters}`
          : `type ${name}${typeParameters} = ${definition}`,
      ),
      ...textOf(declaration),
      ...linkTo(name, targetOf(name, 'interface')),
      ...planOf(declaration),
    }));
    for (const { interface: declaring, members: all } of declaration.groups)
      for (const member of all)
        for (const owner of [name, declaring ?? name]) {
          const key = `${owner} ${member.name}`;
          if (owner === name || !members.has(key)) members.set(key, propNote(name, 'member', member));
        }
  }
  for (const entry of lists.flatMap(({ entries }) => entries)) {
    const { name, code } = entry;
    const link = linkTo(name, targetOf(name, 'export'));
    exported.set(name, () => ({
      code: isDeclaration(entry) ? shortType(code) : typed(name, code),
      ...textOf(entry),
      ...link,
      ...planOf(entry),
    }));
    for (const member of entry.members ?? []) {
      const key = `${name} ${member.name}`;
      const [target, ...others] = (index[member.name] ?? []).filter(({ kind }) => kind === 'member');
      const same = others.length === 0 ? members.get(`${target?.owner} ${member.name}`) : undefined;
      const { text } = textOf({ description: member.description });
      if (same !== undefined && same().text === text) members.set(key, same);
      else if (!members.has(key))
        members.set(key, () => ({
          code: memberIn(code, member.name),
          ...textOf({ description: member.description }),
          ...link,
          ...planOf(entry),
        }));
    }
  }
  for (const selector of selectors.flatMap((list) => list.selectors))
    exported.set(selector.name, () => ({
      code: typed(selector.name, selector.signature),
      ...textOf(selector),
      ...linkTo(selector.name, targetOf(selector.name, 'selector')),
      ...planOf(selector),
    }));

  const modules = new Set([
    ...exports.flatMap((list) => list.exports.flatMap((each) => each.modules)),
    ...components.flatMap(({ imports }) => imports.map((line) => moduleOfImport.exec(line)?.[1] ?? '')),
  ]);
  const names = components.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const note = (notes: Notes, key: string): Note | null => notes.get(key)?.() ?? null;
  const propOf = (owner: string, name: string): Note | null => {
    const component = owner.includes('Props') ? names.find((each) => owner.startsWith(each)) : undefined;
    return component === undefined ? null : note(props, `${component} ${name}`);
  };
  /** Whether the owner of an entry has a page with all members of its family. */
  const isRepresentative = ({ of = '' }: Note): boolean => {
    const target = index[of]?.find(({ kind }) => kind === 'component' || kind === 'interface');
    return target !== undefined && (target.family ?? of) === of;
  };
  return {
    isDocumented: (module) =>
      modules.has(module) || [...modules].some((each) => module.startsWith(`${each}/`)),
    isComponent: (name) => names.includes(name),
    exported: (name) => {
      const found = note(exported, name);
      return found?.href === undefined && found?.text === undefined ? null : found;
    },
    prop: (component, name) => note(props, `${component} ${name}`),
    slot: (component, name) => note(slots, `${component} ${name}`),
    member: (owners, name) => {
      const notesOfOwners = owners.flatMap(
        (owner) => note(members, `${owner} ${name}`) ?? propOf(owner, name) ?? [],
      );
      return notesOfOwners.find(isRepresentative) ?? notesOfOwners[0] ?? null;
    },
    named: (type) =>
      splitType(type).find(({ name }) => name !== undefined && exported.has(name))?.name ?? null,
  };
}

/** The line of a declaration that declares a member. */
function memberIn(code: string, name: string): string {
  const lines = code.split('\n');
  const first = lines.findIndex((line) =>
    new RegExp(`^ +(?:readonly )?${escapeRegExp(name)}\\??[:(<]`).test(line),
  );
  if (first < 0) return name;
  const rest = lines.slice(first).map((line) => line.replace(/^ {2}/, ''));
  const end = rest.findIndex((line) => line.endsWith(';') && !line.startsWith(' '));
  return shortType(
    rest
      .slice(0, end + 1)
      .join('\n')
      .replace(/;$/, ''),
  );
}

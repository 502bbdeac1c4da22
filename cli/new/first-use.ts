import type { ApiComponent } from '../model/api-component.ts';
import type { ApiProp } from '../model/api-entry.ts';
import { titleFrom } from './page-files.ts';

/** The parts of a component's entry that its first use needs. */
export type Usable = Pick<ApiComponent, 'name' | 'props' | 'imports'>;

/** A component and the props without which it cannot be used, as JSX writes them. */
export interface FirstUse {
  readonly component: Usable;
  readonly jsx: string;
}

const literal = /^(?:'([^']*)'|(-?\d+(?:\.\d+)?))$/;

/** A value of a type, as an attribute of JSX has it; null for a type whose values only its author can write. */
function attributeFor({ name, type }: ApiProp): string | null {
  const members = type.split(/\s*\|\s*/).filter((member) => member !== '');
  if (/^(?:\([^()]*\)|\w+) => void$/.test(type)) return `${name}={() => {}}`;
  for (const member of members) {
    const [, words, number] = literal.exec(member) ?? [];
    if (words !== undefined) return `${name}="${words}"`;
    if (number !== undefined) return `${name}={${number}}`;
    if (member === 'string' || /^(?:React\.)?ReactNode$/.test(member))
      return `${name}="${titleFrom(name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))}"`;
    if (member === 'number') return `${name}={1}`;
    if (member === 'boolean' || member === 'true') return name;
    if (/^(?:readonly )?[\w.<>]+\[\]$|^(?:Readonly)?Array<.*>$/.test(member)) return `${name}={[]}`;
  }
  return null;
}

/** The component with its required props; null when one of these has no obvious value. */
function firstUse(component: Usable): FirstUse | null {
  const { name, props } = component;
  const children = props.find((prop) => prop.name === 'children' && /string|ReactNode/.test(prop.type));
  const required = props.filter((prop) => prop.required && prop !== children).map(attributeFor);
  if (required.includes(null)) return null;
  const start = [name, ...required].join(' ');
  return {
    component,
    jsx: children === undefined ? `<${start} />` : `<${start}>${titleFrom(name)}</${name}>`,
  };
}

/** The first use of the component that the README shows first, or of the first one that has one. */
export function mainUse(components: readonly Usable[], readme: string): FirstUse | null {
  const place = ({ name }: Usable): number => {
    const at = readme.search(new RegExp(`<${name}\\b`));
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  const ranked = components.toSorted((one, other) => place(one) - place(other) || 0);
  return ranked.map(firstUse).find((use) => use !== null) ?? null;
}

/** The module of a demo that uses a component. */
export const moduleWith = ({ component, jsx }: FirstUse, demo: string): string =>
  `${component.imports[0] ?? ''}

export default function ${demo}() {
  return ${jsx};
}
`;

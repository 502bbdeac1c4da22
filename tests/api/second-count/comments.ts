/** Defaults that comments of the packages state: in `propTypes` for props, in declarations for slots and members. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolRoot } from '../../../cli/machine/tool.ts';
import { documented, filesOf } from './modules.ts';

type Defaults = ReadonlyMap<string, string>;

const member = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:readonly )?'?(\w+)'?\??[:(]/g;
const stated = /@default\s+([\s\S]*?)\s*(?=\n\s*\*\s*@|$)/;

function defaultsIn(code: string): Defaults {
  const found = new Map<string, string>();
  for (const [, comment = '', name = ''] of code.matchAll(member)) {
    const value = stated
      .exec(comment)?.[1]
      ?.replace(/\s*\n\s*\*\s?/g, ' ')
      .trim();
    if (value !== undefined && value !== '') found.set(name, value);
  }
  return found;
}

/** Blocks of code that begin with a head and end with a brace at the start of a line. */
const blocks = (code: string, head: RegExp): [owner: string, defaults: Defaults][] =>
  [...code.matchAll(head)].map((match) => {
    const after = code.slice((match.index ?? 0) + match[0].length);
    return [match[1] ?? '', defaultsIn(after.slice(0, after.search(/^\}/m)))];
  });

function merge(all: [string, Defaults][]): ReadonlyMap<string, Map<string, string>> {
  const merged = new Map<string, Map<string, string>>();
  for (const [owner, defaults] of all)
    merged.set(owner, new Map([...(merged.get(owner) ?? []), ...defaults]));
  return merged;
}

const read = (file: string): string => readFileSync(file, 'utf8');

const propTypes = merge(
  documented
    .flatMap(filesOf)
    .flatMap((file) => blocks(read(file), /(\w+)\.propTypes = \{\n/g))
    .map(([owner, defaults]) => [owner.replace(/Raw$/, ''), defaults]),
);

const interfaces = merge(
  documented.flatMap((name) => {
    const folder = join(toolRoot, 'node_modules/@mui', name);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts') && !/^(?:esm|legacy|modern|node)\//.test(file))
      .flatMap((file) => blocks(read(join(folder, file)), /\binterface (\w+)[^{]*\{\n/g));
  }),
);

const anywhere = (which: RegExp, name: string): string | undefined =>
  [...interfaces].flatMap(([owner, defaults]) => (which.test(owner) ? (defaults.get(name) ?? []) : []))[0];

/** A slot's declaration begins with a capital letter. */
export function commentOf(owner: string, kind: string, name: string): string | undefined {
  if (kind === 'prop') return propTypes.get(owner)?.get(name);
  if (kind === 'member') return interfaces.get(owner)?.get(name) ?? anywhere(/^Grid|Series|Axis/, name);
  const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return anywhere(/Slots/, capital) ?? anywhere(/Slots/, name);
}

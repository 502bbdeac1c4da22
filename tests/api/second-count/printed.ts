/** The defaults that the reference prints today, and those in the packages' comments, as flat lists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { toolRoot } from '../../../cli/machine/tool.ts';
import { commentOf } from './comments.ts';

export interface Entry {
  readonly product: string;
  readonly owner: string;
  readonly kind: string;
  readonly name: string;
  readonly packages: readonly string[];
  readonly type: string;
  /** Default that the reference prints. */
  readonly printed?: string;
  /** Default that a comment of the packages states. */
  readonly comment?: string;
  readonly noEffect?: boolean;
}

interface Raw {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly stated?: string;
}

interface Correction {
  readonly default?: string | null;
  readonly effect?: string;
}

const content = join(toolRoot, 'content');
const yaml = (file: string) => parse(readFileSync(join(content, file), 'utf8'));
const corrections: Record<string, Correction> = yaml('api-corrections.yaml');
/** Descriptions that the site adds. */
const notes: Record<string, unknown> = yaml('api-notes.yaml');

/** The defaults that pages show, with the corrections of the site. */
function corrected(
  product: string,
  owner: string,
  kind: string,
  raw: Raw,
): Pick<Entry, 'printed' | 'noEffect'> {
  const own = `${product} ${owner} ${kind} ${raw.name}`;
  const shared = `${product} * ${kind} ${raw.name}`;
  const correction = corrections[own] ?? corrections[shared];
  const note = notes[own] ?? notes[shared];
  const saysSo = typeof note === 'string' && /^(?:It has no|No) effect\b/.test(note);
  if (correction?.effect === 'none' || saysSo) return { noEffect: true };
  const printed = correction?.default === undefined ? raw.default : correction.default;
  return printed === undefined || printed === null ? {} : { printed };
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function entriesIn(product: string, folder: 'components' | 'interfaces'): Entry[] {
  const place = join(content, 'api', product, folder);
  let files: string[] = [];
  try {
    files = readdirSync(place);
  } catch {
    return [];
  }
  return files.flatMap((file) => {
    const owner = json(join(place, file));
    const packages = owner.packages.map(({ name }: Raw) => name.replace('@mui/', ''));
    const lists: [string, Raw[]][] =
      folder === 'components'
        ? [
            ['prop', owner.props],
            ['slot', owner.slots],
          ]
        : [['member', owner.groups.flatMap(({ members }: { members: Raw[] }) => members)]];
    return lists.flatMap(([kind, list]) =>
      list.map((raw) => {
        const comment = commentOf(owner.name, kind, raw.name);
        return {
          ...{ product, owner: owner.name, kind, name: raw.name, packages, type: raw.type ?? '' },
          ...corrected(product, owner.name, kind, raw),
          ...(comment === undefined ? {} : { comment }),
        };
      }),
    );
  });
}

export const entriesOf = (product: string): Entry[] => [
  ...entriesIn(product, 'components'),
  ...entriesIn(product, 'interfaces'),
];

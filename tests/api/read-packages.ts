import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskHost } from '../../cli/machine/host.ts';

/**
 * A published text about a name. Read with regular expressions on purpose, so that it does not depend on the extractor.
 */
export interface Said {
  /** Component or interface. */
  readonly owner: string;
  readonly name: string;
  readonly ignored: boolean;
  /** First line of its comment; empty for none, or for one that begins with a tag. */
  readonly text: string;
  /** Texts about each argument and the return value. */
  readonly details: readonly string[];
}

export interface Sources {
  readonly scripts: readonly string[];
  readonly declarations: readonly string[];
}

// The same code again for other bundlers.
const copies = /^(?:esm|legacy|modern|node)\//;

export function readSources(directory: string): Sources {
  const files = diskHost.list(directory).filter((file) => !copies.test(file));
  const read = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(join(directory, file), 'utf8'));
  return { scripts: read('.js'), declarations: read('.d.ts') };
}

/** Folder of an installed package, `null` when it is not there. */
export function packageFolder(root: string, name: string): string | null {
  const folder = join(root, 'node_modules', name);
  return existsSync(folder) ? folder : null;
}

function said(owner: string, name: string, comment: string): Said {
  const lines = comment
    .split('\n')
    .map((line) => line.trim().replace(/^\/?\*+\/?\s?/, ''))
    .filter((line) => line !== '' && !line.startsWith('//') && !line.startsWith('TODO'));
  const [first = ''] = lines;
  const details = lines
    .map((line) => /^@(?:param \{.*?\} \S+|returns \{.*?\}) +(?:- )?(\w.*)$/.exec(line)?.[1] ?? '')
    .filter((detail) => detail !== '');
  return {
    owner,
    name,
    ignored: /@ignore\b/.test(comment),
    text: first.startsWith('@') ? '' : first,
    details,
  };
}

/** Members of a block of code, each with the comment before it. */
const member = (indent: string, end: string): RegExp =>
  new RegExp(`^((?:${indent}(?:/\\*\\*| \\*|//).*\\n)*)${indent}(?:readonly )?'?([\\w-]+)'?${end}`, 'gm');

function blocks(
  text: string,
  head: RegExp,
): { readonly owner: string; readonly rest: string; readonly body: string }[] {
  return [...text.matchAll(head)].map((match) => {
    const after = text.slice((match.index ?? 0) + match[0].length);
    return { owner: match[1] ?? '', rest: match[0], body: after.slice(0, after.search(/^\}/m)) };
  });
}

/** Every prop in the `propTypes` of a script. */
export const propTypesIn = (script: string): Said[] =>
  blocks(script, /(\w+)\.propTypes = \{\n/g).flatMap(({ owner, body }) =>
    [...body.matchAll(member('  ', ':'))].map(([, comment = '', name = '']) =>
      said(owner.replace(/Raw$/, ''), name, comment),
    ),
  );

export interface InterfaceText {
  readonly name: string;
  readonly bases: readonly string[];
  readonly members: readonly Said[];
}

/** Every interface of a declaration file, with its own members. */
export const interfacesIn = (declaration: string): InterfaceText[] =>
  blocks(declaration, /^ *(?:export |declare )*interface (\w+)[^{]*\{\n/gm).map(({ owner, rest, body }) => ({
    name: owner,
    bases: (/ extends ([A-Z][^{]*)\{/.exec(rest.replace(/<[^<>]*>/g, ''))?.[1] ?? '')
      .split(',')
      .map((each) => each.trim()),
    members: [...body.matchAll(member('    ', '[?]?[:(]'))].map(([, comment = '', name = '']) =>
      said(owner, name, comment),
    ),
  }));

// Whether every type that the installed packages export has a place in the committed reference, told from the text of
// their declarations alone: on purpose by other means than the extractor's.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toolRoot } from '../../cli/machine/tool.ts';

interface Site {
  readonly products: readonly {
    readonly id: string;
    readonly packages?: readonly { readonly name: string; readonly entries?: readonly string[] }[];
    readonly api?: object;
  }[];
}

interface Listed {
  readonly name: string;
  readonly kind: string;
  readonly code: string;
}

const site: Site = parse(readFileSync(join(toolRoot, 'content/site.yaml'), 'utf8'));
const documented = site.products.filter(({ api }) => api !== undefined);

const jsonIn = <Value>(folder: string): Value[] =>
  existsSync(folder)
    ? readdirSync(folder).map((file): Value => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    : [];

const committed = (product: string) => {
  const folder = join(toolRoot, 'content/api', product);
  const named = (part: string) => jsonIn<{ name: string }>(join(folder, part)).map(({ name }) => name);
  return {
    components: new Set(named('components')),
    interfaces: new Set(named('interfaces')),
    listed: new Map(
      jsonIn<{ entries: Listed[] }>(join(folder, 'lists'))
        .flatMap(({ entries }) => entries)
        .map((each) => [each.name, each]),
    ),
  };
};

/** File that an import in a declaration file means; null for one of another package. */
function resolved(from: string, specifier: string): string | null {
  const base = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : join(toolRoot, 'node_modules', specifier);
  return [`${base}.d.ts`, join(base, 'index.d.ts')].find((file) => existsSync(file)) ?? null;
}

/** Declaration of a type by the file that has it. */
interface Declared {
  readonly keyword: string;
  /** From the keyword to the closing brace or semicolon at the left margin. */
  readonly text: string;
  /** The comment before it. */
  readonly comment: string;
}

const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
};

function declarationIn(file: string, name: string): Declared | null {
  const text = textOf(file);
  const head = new RegExp(`^(?:export )?(?:declare )?(?:const )?(interface|type|enum) ${name}\\b`, 'm').exec(
    text,
  );
  if (head === null) return null;
  const rest = text.slice(head.index);
  const end = head[1] === 'type' ? rest.search(/;$/m) : rest.search(/^\}|\{\s*\}$/m);
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, head.index))?.[0] ?? '';
  return { keyword: head[1] ?? '', text: rest.slice(0, end), comment };
}

/** Types that a module exports, by name. */
function typesOf(file: string, seen = new Set<string>()): Map<string, Declared> {
  const found = new Map<string, Declared>();
  if (seen.has(file)) return found;
  seen.add(file);
  const text = textOf(file);
  const add = (name: string, declared: Declared | null | undefined): void => {
    if (declared && !found.has(name)) found.set(name, declared);
  };
  for (const [, name = ''] of text.matchAll(
    /^export (?:declare )?(?:const )?(?:interface|type|enum) (\w+)/gm,
  ))
    add(name, declarationIn(file, name));
  for (const [, specifier = ''] of text.matchAll(/^export (?:type )?\* from ['"]([^'"]+)['"]/gm)) {
    const target = resolved(file, specifier);
    if (target !== null) for (const [name, each] of typesOf(target, seen)) add(name, each);
  }
  for (const [, names = '', specifier] of text.matchAll(
    /^export (?:type )?\{([^}]*)\}(?: from ['"]([^'"]+)['"])?/gm,
  )) {
    for (const each of names.split(',').map((one) => one.trim().replace(/^type /, ''))) {
      const [name = '', alias = name] = each.split(/ as /);
      if (name === '' || alias === 'default') continue;
      add(alias, specifier === undefined ? localType(file, name) : importedType(file, specifier, name));
    }
  }
  return found;
}

const importedType = (file: string, specifier: string, name: string): Declared | null => {
  const target = resolved(file, specifier);
  return target === null ? null : (typesOf(target).get(name) ?? null);
};

/** What a module exports at its end, declared in it or imported. */
function localType(file: string, name: string): Declared | null {
  const own = declarationIn(file, name);
  if (own !== null) return own;
  const from = new RegExp(`^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from ['"]([^'"]+)['"]`, 'm').exec(
    textOf(file),
  )?.[1];
  return from === undefined ? null : importedType(file, from, name);
}

/** Every exported type of a product's packages. */
function exportedTypes({ packages = [] }: Site['products'][number]): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const { name } of packages) {
    const home = join(toolRoot, 'node_modules', name);
    const folders = readdirSync(home).filter(
      (folder) => /^[A-Z]/.test(folder) && existsSync(join(home, folder, 'index.d.ts')),
    );
    for (const folder of ['.', ...folders])
      for (const [type, declared] of typesOf(join(home, folder, 'index.d.ts')))
        if (!found.has(type)) found.set(type, declared);
  }
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const all = documented.map((product) => ({
  product: product.id,
  types: exportedTypes(product),
  ...committed(product.id),
}));

test('every exported type has a page, a place on one, or is that of the props of a component', () => {
  const lost = all.flatMap(({ product, types, components, interfaces, listed }) =>
    [...types.keys()]
      .filter((name) => !interfaces.has(name) && !listed.has(name))
      .filter((name) => !components.has(name.replace(/Props$/, '')))
      .map((name) => `${product} ${name}`),
  );
  const counts = all.map(({ product, types }) => `${product} ${types.size}`);
  console.log(`exported types: ${counts.join(', ')}`);
  expect(lost).toEqual([]);
  expect(all.reduce((sum, { types }) => sum + types.size, 0)).toBeGreaterThan(700);
});

test('what is shown as a type is declared as one by a package', () => {
  const wrong = all.flatMap(({ product, types, listed }) =>
    [...listed.values()]
      .filter(({ kind }) => ['interface', 'type', 'enum'].includes(kind))
      .filter(({ name, code }) => {
        const declared = types.get(name);
        return declared === undefined || !code.startsWith(`${declared.keyword} ${name}`);
      })
      .map(({ name }) => `${product} ${name}`),
  );
  // Only additions of the Pro and Premium packages to the types of another make it one of theirs.
  expect(wrong).toEqual(['x-data-grid GridApiCaches']);
});

test('members and values that a declaration writes are in its definition', () => {
  let count = 0;
  const lost = all.flatMap(({ types, listed }) =>
    [...types].flatMap(([name, { keyword, text }]) => {
      const code = listed.get(name)?.code;
      if (code === undefined || keyword === 'type') return [];
      const body = text.slice(text.indexOf('{\n') + 1);
      const members = [
        ...body.matchAll(/((?:^ {4}(?:\/\*\*| \*).*\n)*)^ {4}(?:readonly )?('[^']+'|\w+)(?:\?|:|\(| =|<)/gm),
      ].flatMap(([, comment = '', member = '']) =>
        /@ignore/.test(comment) ? [] : [/^'\w+'$/.test(member) ? member.slice(1, -1) : member],
      );
      count += members.length;
      return members
        .filter(
          (member) =>
            !code.split('\n').some((line) => new RegExp(`^  ${escaped(member)}(?:\\?|:| =)`).test(line)),
        )
        .map((member) => `${name}.${member}`);
    }),
  );
  console.log(`members in definitions: ${count}`);
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

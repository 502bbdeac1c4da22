/**
 * Counts unions, refs, themes, required props and class names in the installed packages, with regular expressions and
 * no code of the extractor, and compares the numbers with the committed reference.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toolRoot } from '../../cli/machine/tool.ts';

interface Prop {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly signature?: object;
}

interface Component {
  readonly name: string;
  readonly product: string;
  readonly imports: readonly string[];
  readonly props: readonly Prop[];
  readonly classes: readonly {
    readonly key: string;
    readonly className?: string;
    readonly interface?: string;
  }[];
  readonly theme?: {
    readonly name: string;
    readonly defaultProps: boolean;
    readonly styleOverrides: boolean;
  };
  readonly ref?: object;
}

interface Site {
  readonly products: readonly {
    readonly id: string;
    readonly packages?: readonly { readonly name: string }[];
  }[];
}

const site: Site = parse(readFileSync(join(toolRoot, 'content/site.yaml'), 'utf8'));

const jsonIn = <Value>(folder: string): Value[] =>
  existsSync(folder)
    ? readdirSync(folder).map((file): Value => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    : [];

interface Source {
  readonly script: string;
  readonly types: string;
}

/** Published files of a product's packages, without copies for other bundlers. */
const products = site.products.flatMap(({ id, packages = [] }) => {
  const folder = join(toolRoot, 'content/api', id);
  if (!existsSync(folder)) return [];
  const sources = packages.flatMap(({ name }) => {
    const home = join(toolRoot, 'node_modules', name);
    return readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts') && !/^(?:esm|legacy|modern|node)\/|node_modules/.test(file))
      .map((file): Source => {
        const script = join(home, file.replace(/\.d\.ts$/, '.js'));
        return {
          types: readFileSync(join(home, file), 'utf8'),
          script: existsSync(script) ? readFileSync(script, 'utf8') : '',
        };
      });
  });
  return [{ id, sources, components: jsonIn<Component>(join(folder, 'components')) }];
});

/** Code after `const Name =` in a script, even with `exports.Name =` before it. */
function madeBy(script: string, name: string): string | null {
  const made = new RegExp(`(?:const|let) ${name} = (?:exports\\.${name} = )?(?:/\\*#__PURE__\\*/)?(.*)`).exec(
    script,
  );
  return made?.[1] ?? null;
}

function takesRef(script: string, name: string): boolean {
  const made = madeBy(script, name) ?? '';
  if (/forwardRef\b|^\(0, \w+\.styled\)\(|^styled\(/.test(made)) return true;
  const inner = /(?:[mM]emo\)?\((\w+)\)|^(\w+);$)/.exec(made)?.slice(1).find(Boolean);
  return inner !== undefined && takesRef(script, inner);
}

test('exactly the components whose scripts take a ref say so', () => {
  const wrong = products.flatMap(({ sources, components }) =>
    components.flatMap(({ name, ref }) => {
      const takes = sources.some(({ script }) => takesRef(script, name));
      return takes === (ref !== undefined) ? [] : [`${name}: ${takes ? 'takes a ref' : 'takes none'}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what a theme sets is declared by the types of its keys and read by a script', () => {
  const wrong = products.flatMap(({ sources, components }) => {
    const types = sources.map((each) => each.types).join('\n');
    const scripts = sources.map((each) => each.script).join('\n');
    return components.flatMap(({ name, theme }) => {
      const key = theme?.name ?? `Mui${name}`;
      const declared = [...types.matchAll(new RegExp(`^ {2,4}${key}\\?: \\{([^}]*)\\}`, 'gm'))].join('\n');
      const props =
        declared.includes('defaultProps') &&
        new RegExp(`use\\w*Props\\)?\\((?:\\{[^;]*?name: '${key}'|[^{}()]*, '${key}')`).test(scripts);
      const styles =
        declared.includes('styleOverrides') && new RegExp(`name: '${key}',\\s*slot: `).test(scripts);
      const told = [theme?.defaultProps ?? false, theme?.styleOverrides ?? false];
      return told[0] === props && told[1] === styles ? [] : [`${name}: ${props}, ${styles}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('a prop is required that its script or its interface says is', () => {
  const wrong = products.flatMap(({ sources, components }) =>
    components.flatMap(({ name, props }) => {
      const script = sources.find((each) => each.script.includes(`${name}.propTypes = `))?.script ?? '';
      const start = script.indexOf(`${name}.propTypes = `);
      const body = start < 0 ? '' : script.slice(start, start + script.slice(start).search(/^\}/m));
      const head = new RegExp(`interface ${name}Props\\b`);
      return props.flatMap((prop) => {
        const line = new RegExp(`^ {2}'?${prop.name}'?: .*\\.isRequired,?$`, 'm').test(body);
        const owner = sources.find((each) => head.test(each.types))?.types ?? '';
        const own = owner.slice(head.exec(owner)?.index).split(/^\}/m)[0] ?? '';
        const typed = new RegExp(`^ {4}${prop.name}: `, 'm').test(own);
        return (line || typed) && !prop.required ? [`${name}.${prop.name}`] : [];
      });
    }),
  );
  expect(wrong).toEqual([]);
  const grid = products.flatMap(({ components }) => components).find(({ name }) => name === 'DataGrid');
  expect(grid?.props.find(({ name }) => name === 'columns')?.required).toBe(true);
});

test('a member whose written type is a union with a function shows more than the function', () => {
  let count = 0;
  const wrong = products.flatMap(({ id, sources, components }) => {
    const types = sources.map((each) => each.types).join('\n');
    const interfaces = jsonIn<{ name: string; groups: { members: Prop[] }[] }>(
      join(toolRoot, 'content/api', id, 'interfaces'),
    ).map(({ name, groups }) => ({ owner: name, members: groups.flatMap(({ members }) => members) }));
    const owners = [
      ...components.map(({ name, props }) => ({ owner: `${name}Props`, members: props })),
      ...interfaces,
    ];
    return owners.flatMap(({ owner, members }) => {
      const found = new RegExp(
        `^(?:export |declare )*interface ${owner}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`,
        'm',
      ).exec(types);
      return [...(found?.[1] ?? '').matchAll(/^ {4}(\w+)\??: (.*);$/gm)].flatMap(
        ([, name = '', written = '']) => {
          const member = members.find((each) => each.name === name);
          const parts = topLevelParts(written);
          const mixed =
            parts.some((part) => part.includes('=>')) && parts.some((part) => !part.includes('=>'));
          if (!member || !mixed) return [];
          count += 1;
          return topLevelParts(member.type).length > 1 ? [] : [`${owner}.${name}: ${member.type}`];
        },
      );
    });
  });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(2);
});

/** Members of a union, with parentheses and brackets respected; one for a function, whatever it returns. */
function topLevelParts(type: string): string[] {
  const parts = [''];
  let depth = 0;
  const text = type
    .replace(/=>/g, '⇒')
    .replace(/\s+/g, ' ')
    .replace(/^\s*\|/, '');
  for (const [index, character] of [...text].entries()) {
    if ('([{<'.includes(character)) depth += 1;
    if (')]}>'.includes(character)) depth -= 1;
    if (character === '⇒' && depth === 0) return [...parts.slice(0, -1), parts.at(-1) + text.slice(index)];
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim().replaceAll('⇒', '=>'));
}

test.each([
  ['colSpan', 'GridColDef', 'number | '],
  ['valueOptions', 'GridSingleSelectColDef', 'ValueOptions[] | '],
  ['headerClassName', 'GridColDef', 'string | '],
  ['showMark', 'LineSeriesType', 'boolean'],
  ['arcLabel', 'PieSeriesType', "'value'"],
  ['sortingValues', 'PieSeriesType', "'none'"],
])('%s of %s shows its alternatives', (member, owner, part) => {
  const all = products.flatMap(({ id }) =>
    jsonIn<{ name: string; groups: { members: Prop[] }[] }>(join(toolRoot, 'content/api', id, 'interfaces')),
  );
  const members = all
    .filter(({ name }) => name === owner)
    .flatMap(({ groups }) => groups.flatMap((each) => each.members));
  const type = members.find(({ name }) => name === member)?.type ?? '';
  expect(type.replace(/\s+/g, ' ')).toContain(part);
  expect(type).toContain('=>');
});

test('class names are those that the script of the constant makes', () => {
  let count = 0;
  const wrong = products.flatMap(({ sources, components }) =>
    components.flatMap(({ name, classes }) => {
      const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
      const made = sources.flatMap(
        ({ script }) =>
          new RegExp(`${constant} = .*enerateUtilityClasses\\S*\\('(\\w+)', \\[([^\\]]*)\\]`).exec(script) ??
          [],
      );
      const [, prefix = '', keys = ''] = made;
      const own = classes.filter((each) => each.interface === undefined && keys.includes(`'${each.key}'`));
      count += own.length;
      return own.flatMap(({ key, className = '' }) =>
        className === `${prefix}-${key}` || className === `Mui-${key}`
          ? []
          : [`${name}.${key}: ${className}`],
      );
    }),
  );
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test('import statements lead to modules whose declarations have the name', () => {
  const declared = (file: string): string => {
    if (!existsSync(file)) return '';
    const text = readFileSync(file, 'utf8');
    const all = [...text.matchAll(/^export (?:type )?\* from '([^']*)'/gm)].map(([, path = '']) => {
      const target = path.startsWith('.') ? join(file, '..', path) : join(toolRoot, 'node_modules', path);
      return existsSync(`${target}.d.ts`) ? declared(`${target}.d.ts`) : declared(join(target, 'index.d.ts'));
    });
    return [text, ...all].join('\n');
  };
  const texts = new Map<string, string>();
  const wrong = products.flatMap(({ components }) =>
    components.flatMap(({ name, imports }) =>
      imports.filter((statement) => {
        const module = /from '(.*)'/.exec(statement)?.[1] ?? '';
        const text = texts.get(module) ?? declared(join(toolRoot, 'node_modules', module, 'index.d.ts'));
        texts.set(module, text);
        return !new RegExp(`\\b${name}\\b`).test(text);
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

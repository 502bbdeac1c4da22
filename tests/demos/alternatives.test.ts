import { describe, expect, test } from 'vitest';
import { alternativeCode } from '../../cli/2-compile/demos/alternative-code.ts';
import { compileSource } from '../../cli/2-compile/demos/compile-source.ts';
import { usedAlternatives } from '../../cli/2-compile/demos/used-alternatives.ts';
import { parseModule } from '../../cli/2-compile/modules/parse-module.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { demosSchema } from '../../cli/schemas/demos-schema.ts';
import { demoCompiler } from './demo-compiler.ts';

/** Demos are written with one library of knots, and can be seen with two others. */
const { alternatives } = demosSchema.parse({
  alternatives: {
    label: 'Knots',
    name: 'Twine',
    except: { imports: ['twine/*'], names: ['tighten', 'pattern'] },
    others: [
      {
        name: 'Cord',
        replace: [
          { export: 'TwineKnots', from: 'kit/twine', with: { code: 'CordKnots', from: 'kit/cord' } },
          {
            export: 'default',
            from: 'twine',
            argument: '^\\d+cm$',
            with: { code: 'Cord.cut', from: 'cord' },
          },
          { export: 'Twine', from: 'twine', with: { code: 'Cord', from: 'cord' } },
        ],
      },
      {
        name: 'Plain',
        except: { names: ['colour'] },
        replace: [
          {
            export: 'TwineKnots',
            from: 'kit/twine',
            with: { code: 'plain', from: 'kit/plain', default: true },
          },
          { export: 'default', from: 'twine', argument: '^\\d+cm$', with: { code: 'parse', from: 'plain' } },
          { export: 'Twine', from: 'twine', with: { code: 'Number' } },
        ],
      },
    ],
  },
});
if (alternatives === null) throw new Error('The alternatives are those above');
const config = alternatives;
const [cord, plain] = config.others;

function made(code: string, other = cord): string {
  const program = parseModule(code, 'tsx');
  if (program === null || other === undefined) throw new Error('There are two, and the code can be read');
  const names = [...config.except.names, ...other.except.names];
  const result = alternativeCode(program, code, {
    replace: other.replace,
    except: { imports: config.except.imports, names },
  });
  return typeof result === 'string' ? result : result.code;
}

const demo = `import * as React from 'react';
import { Knots } from 'kit';
import { TwineKnots } from 'kit/twine';
import twine, { type Twine } from 'twine';

export default function Bow() {
  const [end, setEnd] = React.useState<Twine | null>(twine('12cm'));
  return <Knots by={TwineKnots} end={end} onEnd={setEnd} />;
}
`;

test('imports and all uses change, and nothing else', () => {
  expect(made(demo)).toBe(`import * as React from 'react';
import { Knots } from 'kit';
import { CordKnots } from 'kit/cord';
import { Cord } from 'cord';

export default function Bow() {
  const [end, setEnd] = React.useState<Cord | null>(Cord.cut('12cm'));
  return <Knots by={CordKnots} end={end} onEnd={setEnd} />;
}
`);
  expect(made(demo, plain)).toBe(`import * as React from 'react';
import { Knots } from 'kit';
import plain from 'kit/plain';
import { parse } from 'plain';

export default function Bow() {
  const [end, setEnd] = React.useState<Number | null>(parse('12cm'));
  return <Knots by={plain} end={end} onEnd={setEnd} />;
}
`);
});

test('an import of types stays one, or goes when its name is global', () => {
  const code = "import type { Twine } from 'twine';\nexport const ends: Twine[] = [];\n";
  expect(made(code)).toBe("import type { Cord } from 'cord';\nexport const ends: Cord[] = [];\n");
  expect(made(code, plain)).toBe('export const ends: Number[] = [];\n');
  expect(made(`import own, { type Twine } from "twine";\nexport const end: Twine = own("1cm");\n`)).toBe(
    'import { Cord } from "cord";\nexport const end: Cord = Cord.cut("1cm");\n',
  );
});

test('a name that is only a member, a prop or a key stays', () => {
  const code = `import { TwineKnots as twine } from 'kit/twine';\nexport const a = { twine: 1, b: x.twine, c: <i twine={twine} /> };\n`;
  expect(made(code)).toBe(
    `import { CordKnots } from 'kit/cord';\nexport const a = { twine: 1, b: x.twine, c: <i twine={CordKnots} /> };\n`,
  );
});

test('a module without the library stays as it is', () => {
  expect(made("import { Knots } from 'kit';\nexport const pattern = <Knots pattern='' />;\n")).toBe('same');
});

const twine = (code: string): string => `import twine, { type Twine } from 'twine';\n${code}\n`;

describe('a module is left out', () => {
  test.each([
    ['a call without an argument', twine('export const a = twine();')],
    ['a call with a computed one', twine('export const a = (l: string): Twine => twine(l);')],
    ['a literal that does not fit', twine("export const a: Twine = twine('12 inches');")],
    ['two arguments', twine("export const a: Twine = twine('12cm', true);")],
    ['the function itself', twine('export const a = twine;')],
    ['a method of it', twine("export const a = twine.join('12cm');")],
    ['an export that nothing replaces', "import { join } from 'twine';\nexport const a = join;\n"],
    ['the whole module', "import * as twine from 'twine';\nexport const a = twine;\n"],
    ['an import for its effect', "import 'twine';\n"],
    ['an import when it runs', "export const a = () => import('twine');\n"],
    ['a re-export', "export { join } from 'twine';\n"],
    ['a module that is excepted', `import 'twine/colours';\n${twine("export const a = twine('1cm');")}`],
    ['an excepted member', twine("export const a = twine('1cm').tighten;")],
    ['an excepted prop', twine("export const a = <Knots pattern='' end={twine('1cm')} />;")],
    ['an excepted key', twine("export const a = { pattern: 1, end: twine('1cm') };")],
    [
      'a key that is the name as well',
      "import { TwineKnots } from 'kit/twine';\nexport const a = { TwineKnots };\n",
    ],
    ['an element', "import { TwineKnots } from 'kit/twine';\nexport const a = <TwineKnots />;\n"],
    ['an export of the name', "import { TwineKnots } from 'kit/twine';\nexport { TwineKnots };\n"],
    ['a name that is taken', twine("const Cord = 1;\nexport const a = [Cord, twine('1cm')];")],
    [
      'a name that another import takes',
      `import { Cord } from 'x';\n${twine("export const a = twine('1cm');")}`,
    ],
  ])('for %s', (_, code) => {
    expect(made(code)).toBe('unfit');
  });

  test('for what one alternative alone excepts', () => {
    const code = twine("export const a = <i colour={twine('1cm')} />;");
    expect(made(code, plain)).toBe('unfit');
    expect(made(code)).toContain("<i colour={Cord.cut('1cm')} />");
  });
});

test('lines that grow beyond the width are formatted as the site formats them', () => {
  const code = twine(`export const a = [twine('1cm'), twine('2cm'), twine('3cm'), twine('4cm')];`);
  const { value } = compileSource({
    file: 'content/Bow.tsx',
    code,
    javascript: { style: { singleQuote: true } },
    preview: null,
    alternatives: { config, style: { singleQuote: true } },
  });
  expect(value.written.others.Cord?.code).toContain(`= [
  Cord.cut('1cm'),
  Cord.cut('2cm'),`);
  expect(value.written.others.Plain?.code).toContain(`export const a = [parse('1cm'), parse('2cm')`);
  expect(value.javascript?.others.Plain?.code).toBe(
    `import { parse } from 'plain';\nexport const a = [parse('1cm'), parse('2cm'), parse('3cm'), parse('4cm')];\n`,
  );
});

describe('a demo of several files', () => {
  const installed = (name: string) => ({
    [`/site/node_modules/${name}/package.json`]: JSON.stringify({ version: '1.2.3' }),
  });
  const entry = `import { length } from './length';\n${demo}`;
  const compiled = (length: string, packages: readonly string[]) => {
    const files = {
      '/site/content/Bow.tsx': entry,
      '/site/content/length.ts': length,
      ...Object.assign({}, ...packages.map(installed)),
    };
    const host = memoryHost(new Map(Object.entries(files)));
    const project = { shell: null, packages: [], companions: [] };
    const compile = demoCompiler(
      host,
      { root: '/site', codeStyle: null },
      { wrappers: [], project, alternatives: config },
    );
    return compile('Bow').value;
  };
  const all = ['react', 'react-dom', 'kit', 'twine', 'cord', 'plain'];

  test('has the files that differ, in both languages, and a project with the other library', () => {
    const { alternatives: found } = compiled('export const length = 12;\n', all);
    expect(found.map(({ name, sources }) => [name, sources.map(({ file }) => file)])).toEqual([
      ['Cord', ['content/Bow.tsx', 'content/Bow.js']],
      ['Plain', ['content/Bow.tsx', 'content/Bow.js']],
    ]);
    expect(Object.keys(found[0]?.project?.dependencies ?? {})).toEqual(['cord', 'kit', 'react', 'react-dom']);
  });

  test('is left out when one of its files is', () => {
    expect(compiled("import twine from 'twine';\nexport const length = twine;\n", all).alternatives).toEqual(
      [],
    );
  });

  test('is left out where only the demo as written can be a project', () => {
    const { alternatives: found } = compiled('export const length = 12;\n', all.slice(0, -1));
    expect(found.map(({ name }) => name)).toEqual(['Cord']);
  });
});

describe('of the rules, those that a module cannot meet', () => {
  const modules = [
    demo,
    "import twine from 'twine';\nexport const end = twine('1cm').tighten();\n",
    "import utc from 'twine/utc';\nexport default utc;\n",
    "import { Knots } from 'kit';\nexport default Knots;\n",
    "import twine from 'tw\\u0069ne';\nexport default twine('1cm');\n",
  ];

  test.each(modules)('change nothing of it: %s', (code) => {
    const compiled = (rules: ReturnType<typeof usedAlternatives>) =>
      compileSource({
        file: 'content/Bow.tsx',
        code,
        javascript: null,
        preview: null,
        alternatives: rules && { config: rules, style: null },
      });
    expect(compiled(usedAlternatives(config, code))).toEqual(compiled(config));
  });

  test('do not count for what is kept of it', () => {
    const [cordRules, ...others] = config.others;
    if (cordRules === undefined) throw new Error('There are two');
    const further = { export: 'Rope', from: 'rope', with: { code: 'Cord', from: 'cord' } };
    const wider = {
      ...config,
      except: { imports: [...config.except.imports, 'rope/*'], names: [...config.except.names, 'fray'] },
      others: [
        { ...cordRules, replace: [...cordRules.replace, { ...cordRules.replace[0], ...further } as never] },
        ...others,
      ],
    };
    expect(usedAlternatives(wider, demo)).toEqual(usedAlternatives(config, demo));
    expect(usedAlternatives(config, "import { Knots } from 'kit';\n")).toBeNull();
    const withRope = "import { Rope } from 'rope';\n";
    expect(usedAlternatives(wider, withRope)).not.toEqual(usedAlternatives(config, withRope));
  });
});

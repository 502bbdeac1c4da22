// A large library of other makers, from its published types: polymorphic components, props of components that pass
// them on, theme names, deprecated entries. Nothing of docs-build mentions it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiComponent } from '../../cli/model/api-component.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';
import { brokenImports } from '../support/small-site.ts';

const root = join(import.meta.dirname, 'material');
const out = join(temporaryFolder(), 'out');
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const clean = { code: 0, stdout: '', stderr: '' };
  expect(await runCli(['api', '--root', root, '--quiet'])).toEqual(clean);
  expect(await runCli(['build', '--root', root, '--out', out, '--strict', '--quiet'])).toEqual(clean);
  files = readFolder(out);
});

const component = (product: string, slug: string): ApiComponent =>
  JSON.parse(readFileSync(join(root, `content/api/${product}/components/${slug}.json`), 'utf8'));
const entryOf = (of: ApiComponent, name: string) => of.props.find((prop) => prop.name === name);

const products = ['inputs', 'data', 'feedback'];
const documented = () =>
  products.flatMap((product) =>
    readdirSync(join(root, `content/api/${product}/components`)).map((file) =>
      component(product, file.replace('.json', '')),
    ),
  );

test('three products have a page for each component, and for all names', () => {
  const components = documented();
  expect(products.map((id) => components.filter(({ product }) => product === id).length)).toEqual([
    29, 29, 72,
  ]);
  for (const { pathname } of components) expect(files.has(`${pathname.slice(1)}/index.html`)).toBe(true);
  for (const product of products) expect(files.has(`${product}/reference/index.html`)).toBe(true);
  // The package has a folder for each component; site.yaml leaves these out.
  const names = new Set(components.map(({ name }) => name));
  const folders = readdirSync(join(repository, 'node_modules/@mui/material')).filter((name) =>
    /^[A-Z][a-z]\w+$/.test(name),
  );
  expect(folders.filter((name) => !names.has(name))).toEqual([
    'DefaultPropsProvider',
    'InitColorSchemeScript',
    'Unstable_Grid2',
    'Unstable_TrapFocus',
  ]);
});

test('thirty demos are drawn on ten pages, and their scripts import what is there', () => {
  const pages = [...files].filter(([path]) => /^\w+\/react-[\w-]+\/index\.html$/.test(path));
  expect(pages).toHaveLength(10);
  for (const [, html] of pages) expect(html.match(/class="demo-stage/g)).toHaveLength(3);
  expect(files.get('feedback/react-progress/index.html')).toMatch(
    /class="[^"]*MuiLinearProgress-determinate/,
  );
  expect(brokenImports(files)).toEqual([]);
});

test('the CSS variables of a theme around the demos, and of a theme in a demo, are declared for both schemes', () => {
  const html = files.get('data/react-table/index.html') ?? '';
  const [pictures = ''] = /<style[^>]*data-pictures[^>]*>[^<]*/.exec(html) ?? [];
  expect(pictures).toMatch(/\{background-color:var\(--mui-palette-action-hover[,)]/);
  expect(pictures).toMatch(/\{[^}]*border-color:var\(--mui-palette-divider[,)]/);
  const [, shell = ''] = [...files].find(([path]) => /demo-theme-\w+\.css$/.test(path)) ?? [];
  for (const css of [shell, pictures]) {
    expect(css).toMatch(/:root(?:,[^{]*)?\{[^}]*--mui-palette-divider:rgba\(0, ?0, ?0, ?0?\.12\)/);
    expect(css).toMatch(
      /\[data-mui-color-scheme="?dark"?\]\{[^}]*--mui-palette-divider:rgba\(255, ?255, ?255, ?0?\.12\)/,
    );
  }
});

describe('a polymorphic component', () => {
  test('takes another element, an address, and what its base takes', () => {
    const button = component('inputs', 'button');
    expect(entryOf(button, 'component')).toMatchObject({ type: 'React.ElementType', required: false });
    expect(entryOf(button, 'href')).toMatchObject({ type: 'string', required: false });
    expect(button.inherits).toEqual([
      { name: 'ButtonBase', package: '@mui/material' },
      { name: 'HTMLButtonElement', package: '@types/react', element: true },
    ]);
    const page = files.get('inputs/reference/button/index.html') ?? '';
    const facts = /Also takes the props of .*?<\/small>/.exec(page)?.[0];
    expect(facts).toContain('href="/inputs/reference/button-base/"');
  });

  test('leads to its base in the reference of another product', () => {
    expect(component('data', 'list-item-button').inherits[0]?.name).toBe('ButtonBase');
    const page = files.get('data/reference/list-item-button/index.html');
    expect(page).toContain('href="/inputs/reference/button-base/"');
  });

  test.each([
    ['inputs', 'outlined-input', ['InputBase', 'HTMLDivElement']],
    ['feedback', 'alert', ['Paper', 'HTMLDivElement']],
    ['feedback', 'dialog', ['Modal', 'HTMLDivElement']],
    ['feedback', 'backdrop', ['Fade', 'HTMLElement']],
    ['feedback', 'link', ['Typography', 'HTMLAnchorElement']],
    ['data', 'typography', ['HTMLSpanElement']],
    ['data', 'table-cell', ['HTMLTableCellElement']],
  ])('%s/%s inherits %j', (product, slug, names) =>
    expect(component(product, slug).inherits.map(({ name }) => name)).toEqual(names),
  );
});

test('every component with styles takes sx, and has a name in themes with defaults and styles', () => {
  const button = component('inputs', 'button');
  expect(entryOf(button, 'sx')).toMatchObject({ type: 'SxProps<Theme>' });
  expect(button.theme).toEqual({ name: 'MuiButton', defaultProps: true, styleOverrides: true });
  expect(component('feedback', 'css-baseline').theme?.styleOverrides).toBe(false);
  expect(component('inputs', 'radio-group').theme).toBeUndefined();
});

test('deprecated entries keep their advice', () => {
  expect(entryOf(component('feedback', 'alert'), 'components')?.deprecated).toMatch(/use the `slots` prop/);
  expect(component('feedback', 'hidden').deprecated).toBeDefined();
  const { classes } = component('inputs', 'button');
  expect(classes.filter(({ deprecated }) => deprecated !== undefined)).toHaveLength(33);
  expect(files.get('feedback/reference/alert/index.html')).toMatch(/Deprecated/);
});

test('required props, callbacks and defaults are those of the package', () => {
  const autocomplete = component('inputs', 'autocomplete');
  const required = autocomplete.props.filter((prop) => prop.required).map(({ name }) => name);
  expect(required).toEqual(['options', 'renderInput']);
  expect(entryOf(autocomplete, 'onChange')?.signature?.parameters.map(({ name }) => name)).toEqual([
    'event',
    'value',
    'reason',
    'details',
  ]);
  expect(entryOf(autocomplete, 'filterOptions')?.default).toBe('createFilterOptions()');
  expect(entryOf(component('inputs', 'button'), 'color')?.default).toBe("'primary'");
  expect(entryOf(component('data', 'typography'), 'variant')?.default).toBe("'body1'");
});

test('what only the types export has no page', () => {
  expect(files.has('data/reference/badge-mark/index.html')).toBe(false);
  expect(files.has('feedback/reference/modal-root/index.html')).toBe(false);
});

test("paths in the package's comments lead to its own home page", () => {
  const advice = entryOf(component('feedback', 'alert'), 'components')?.deprecated;
  expect(advice).toContain('](https://v5.mui.com/material-ui/migration/');
});

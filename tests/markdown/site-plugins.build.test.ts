// Plugins that a site brings for its Markdown: their place in the order, their files as inputs, and their faults.
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { smallSite } from '../support/small-site.ts';

const page = `# Kite

<p class="description">Fly your first kite.</p>

Wind: :knots[12].

The lift is $half$.
`;

const plugins = `import { visit } from './visit';
import formulas from 'kite-formulas';

/** Turns \`:knots[12]\` into words. */
function knots() {
  return (tree) => visit(tree, 'text', (node) => {
    node.value = node.value.replace(/:knots\\[(\\d+)\\]/g, '$1 knots');
  });
}
export const remark = [knots];
export const rehype = [[formulas, { unit: 'N' }]];
`;

const site = smallSite(join(temporaryFolder(), 'site'), {
  'content/site.yaml':
    'name: Kite\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\nplugins: content/markdown.ts\n',
  'content/index.md': page,
  'content/markdown.ts': plugins,
  'content/visit.ts': `export function visit(node: any, type: string, see: (node: any) => void): void {
  if (node.type === type) see(node);
  for (const child of node.children ?? []) visit(child, type, see);
}
`,
  'node_modules/kite-formulas/package.json': JSON.stringify({
    name: 'kite-formulas',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { import: './index.js' } },
  }),
  'node_modules/kite-formulas/index.js': `const element = (tagName, properties, ...children) =>
  ({ type: 'element', tagName, properties, children });
const text = (value) => ({ type: 'text', value });
export default function formulas({ unit }) {
  return (tree) => {
    const walk = (node) => {
      node.children = (node.children ?? []).flatMap((child) => {
        if (child.type !== 'text' || !child.value.includes('$half$')) return walk(child), [child];
        const [before, after] = child.value.split('$half$');
        const formula = element('math', {},
          element('mfrac', {}, element('mn', {}, text('1')), element('mn', {}, text('2'))),
          element('mi', { mathvariant: 'normal', style: 'color: red' }, text(unit)));
        return [text(before), element('span', { className: ['formula'] }, formula), text(after)];
      });
    };
    walk(tree);
  };
}
`,
});
const clean = { code: 0, stdout: '', stderr: '' };
const html = () => String(site.files().get('index.html'));

beforeEach(() => site.lay({ 'content/markdown.ts': plugins, 'content/index.md': page }));

test('they change Markdown, and HTML before it is sanitised', async () => {
  expect(await site.build('--strict')).toEqual(clean);
  expect(html()).toContain('Wind: 12 knots.');
  expect(html()).toContain(
    'The lift is <span><math><mfrac><mn>1</mn><mn>2</mn></mfrac><mi mathvariant="normal">N</mi></math></span>.',
  );
});

test('an edit of a plugin, or of what it imports, makes pages again', async () => {
  site.lay({ 'content/markdown.ts': plugins.replace('$1 knots', '$1 kn') });
  expect(await site.build('--strict')).toEqual(clean);
  expect(html()).toContain('Wind: 12 kn.');
});

test('nothing unsafe gets out', async () => {
  site.lay({
    'content/markdown.ts': `export const rehype = [function unsafe() {
  return (tree) => { tree.children.push({ type: 'element', tagName: 'script', properties: {}, children: [] }); };
}];
`,
  });
  const { code, stdout } = await site.check();
  expect(code).toBe(1);
  expect(stdout).toMatch(/error html\/unsafe <script> could run a script\./);
});

test.each([
  ['throws', "throw new Error('No wind');", 'The plugin gusts fails: No wind'],
  ['names a line', "file.fail('No wind', { line: 5, column: 1 });", 'The plugin gusts fails: No wind', 5],
  ['gives a promise', 'return Promise.resolve();', 'The plugin gusts returns a promise'],
  ['gives something else', "return 'wind';", 'The plugin gusts returns something other than a tree.'],
])('a plugin that %s is a finding at the page', async (_, body, message, line = 1) => {
  site.lay({
    'content/markdown.ts': `export const remark = [function gusts() { return (tree, file) => { ${body} }; }];\n`,
  });
  const { code, stdout } = await site.check();
  expect(code).toBe(1);
  expect(stdout).toContain(`error page/plugin-failed ${message}`);
  expect(stdout).toContain(`content/index.md:${line}:1`);
});

test.each([
  ["throw new Error('No wind');", 'The plugins of the site fail: No wind'],
  ["export const remark = 'wind';", 'its export `remark` is not a list of plugins'],
  [
    "export const rehype = ['wind'];",
    'entry 1 of its export `rehype` is neither a plugin nor [plugin, options]',
  ],
])('a module with `%s` is a finding at the module', async (code, message) => {
  site.lay({ 'content/markdown.ts': code });
  const { stdout } = await site.check();
  expect(stdout).toContain(message);
  expect(stdout).toContain('content/markdown.ts:1:1');
});

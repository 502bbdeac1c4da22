import { expect, test } from 'vitest';
import type { Fence } from '../../cli/model/fence.ts';
import type { Demo } from '../../cli/model/page.ts';
import { coverage } from '../../cli/reference/coverage.ts';
import { coverageMarkdown, coverageTable, coveredPercent } from '../../cli/report/coverage-table.ts';
import { samplePage } from '../emit/sample-site.ts';
import { lampReference } from '../markdown/lamp-reference.ts';

const place = { file: 'content/a.md', line: 1, column: 1 };

const demo: Demo = {
  id: 'a/Lit',
  name: 'Lit',
  file: 'content/a/Lit.tsx',
  sources: [
    {
      file: 'content/a/Lit.tsx',
      name: 'Lit.tsx',
      language: 'tsx',
      code: 'export default () => <Dimmer value={4} slots={{ thumb: Thumb }} />;\n',
      fragment: '',
      imports: [
        {
          specifier: '@lantern/lamps',
          names: [{ name: 'Dimmer', local: 'Dimmer', props: ['value', 'slots'] }],
          line: 1,
          column: 1,
        },
      ],
    },
  ],
  preview: null,
  javascript: null,
  images: [],
  project: null,
  alternatives: [],
};

const options = {
  bg: 'default',
  defaultCodeOpen: false,
  hideToolbar: false,
  iframe: false,
  maxWidth: null,
  height: null,
} as const;

const fence: Fence = {
  line: 1,
  inset: 0,
  before: '',
  code: '<LampShade value="a" />;',
  after: '',
  earlier: 0,
  names: ['LampShade'],
  types: [],
  imports: [],
  elements: [{ name: 'LampShade', props: ['value'] }],
  errors: [],
  isTyped: true,
  run: null,
};

const page = samplePage('/a', 'A', {
  productId: 'lamps',
  fences: [fence],
  slots: [{ kind: 'demo', demo: 'a/Lit', name: 'Lit', options, place }],
  links: [{ href: '/lamps/api/candle/#candle-prop-scent', place }],
  sections: [{ anchor: '', title: 'A', text: '', names: 'maxWatts LampShade' }],
});

const entries = coverage(lampReference, [], { pages: [page], demos: [demo] });
const shownIn = (owner: string, kind: string, name: string) =>
  entries.find((entry) => entry.owner === owner && entry.kind === kind && entry.name === name)?.shownIn;

test('a demo shows what it uses, a page what it names', () => {
  expect(shownIn('Dimmer', 'prop', 'value')).toBe('demo');
  expect(shownIn('Dimmer', 'slot', 'thumb')).toBe('demo');
  expect(shownIn('Dimmer', 'prop', 'maxWatts')).toBe('page');
  expect(shownIn('Dimmer', 'prop', 'onValueChange')).toBe('nothing');
  expect(shownIn('LampShade', 'prop', 'value')).toBe('page');
  expect(shownIn('LampShade', 'prop', 'foldCount')).toBe('nothing');
  expect(shownIn('Candle', 'prop', 'scent')).toBe('page');
});

test('a demo shows the props that it passes to the component of a slot', () => {
  const slots = [{ name: 'shade', type: 'React.ElementType<LampShadeProps>' }];
  const components = lampReference.components.map((each) =>
    each.name === 'Dimmer' ? { ...each, slots } : each,
  );
  const shown = (slotProps: string) => {
    const sources = demo.sources.map((source) => ({ ...source, code: `const slotProps = ${slotProps};\n` }));
    return coverage({ ...lampReference, components }, [], { pages: [page], demos: [{ ...demo, sources }] })
      .filter(({ owner, kind, shownIn }) => owner === 'LampShade' && kind === 'prop' && shownIn === 'demo')
      .map(({ name }) => name);
  };
  expect(shown("{ shade: { sx: { color: 'red' }, value: 'a' } }")).toEqual(['value']);
  expect(shown("{ shade: { sx: { value: 'a' } }, root: { value: 'a' } }")).toEqual([]);
});

test('a page of the reference shows nothing', () => {
  const own = samplePage('/lamps/api/candle', 'Candle', { links: page.links, productId: 'lamps' });
  const api = { kind: 'component', product: 'lamps', name: 'Candle' } as const;
  const pages = [{ ...own, node: { ...own.node, api } }];
  expect(coverage(lampReference, [], { pages, demos: [] }).every((each) => each.shownIn === 'nothing')).toBe(
    true,
  );
});

test('the table counts entries and names those that nothing shows', () => {
  const table = coverageTable(entries);
  expect(table).toMatch(/^lamps props +\d+ +\d+ +\d+ +\d+ +[\d.]+ %$/m);
  expect(table).toMatch(/^lamps Dimmer \(\d+\): .*onValueChange/m);
  expect(coveredPercent([])).toBe(100);
  expect(coveredPercent(entries)).toBeGreaterThan(0);
});

test('the page for maintainers has every entry that nothing shows, below its product', () => {
  const page = coverageMarkdown(entries);
  expect(page).toMatch(/^\| lamps props \|(?: \d+ \|){4} [\d.]+ % \|$/m);
  const [, below = ''] = page.split('## Shown nowhere: lamps\n');
  const named = [...(below.split('\n## ')[0]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, name]) => name);
  const missing = entries.filter((entry) => entry.product === 'lamps' && entry.shownIn === 'nothing');
  expect(named.sort()).toEqual(missing.map(({ name }) => name).sort());
});

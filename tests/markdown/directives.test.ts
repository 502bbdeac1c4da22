import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { pageInput } from './page-input.ts';

const compile = (text: string) => {
  const { value, diagnostics } = compilePage(pageInput(text));
  return { ...value, findings: diagnostics.filter(({ code }) => !code.startsWith('page/')) };
};

const defaults = {
  bg: 'default',
  defaultCodeOpen: false,
  hideToolbar: false,
  iframe: false,
  maxWidth: null,
  height: null,
};

const options = fc.record(
  {
    bg: fc.constantFrom('inline', 'playground', 'outlined', 'gradient', true),
    defaultCodeOpen: fc.boolean(),
    hideToolbar: fc.boolean(),
    iframe: fc.boolean(),
    maxWidth: fc.integer({ min: 1, max: 2000 }),
    height: fc.integer({ min: 1, max: 2000 }),
  },
  { requiredKeys: [] },
);

test('every valid option arrives at its slot', () => {
  fc.assert(
    fc.property(options, fc.constantFrom('', '> ', '- ', '1. '), (given, container) => {
      const { slots, findings } = compile(
        `${container}{${JSON.stringify({ demo: 'BasicLamp.tsx', ...given })}}\n`,
      );
      expect(findings).toEqual([]);
      const expected = { ...defaults, ...given, ...(given.bg === true ? { bg: 'default' } : {}) };
      expect(slots).toMatchObject([
        { name: 'BasicLamp', demo: 'lamps/dimming/BasicLamp', options: expected },
      ]);
    }),
  );
});

test('several demos are tabs, each with all options', () => {
  const json = { demo: { CSS: 'BasicLamp.tsx', Old: 'OldLamp.js' }, storageKey: 'styling', height: 90 };
  const { slots, findings, html } = compile(`{${JSON.stringify(json)}}\n`);
  expect(findings).toEqual([]);
  expect(slots).toMatchObject([
    { name: 'BasicLamp', options: { height: 90 } },
    { name: 'OldLamp', options: { height: 90 } },
  ]);
  expect(html).toMatch(/^<div class="code-tabs" id="code-tabs" data-storage-key="styling">/);
  expect(html?.match(/<p class="code-tab-label">\w+<\/p><docs-slot data-slot="\d">/g)).toEqual([
    '<p class="code-tab-label">CSS</p><docs-slot data-slot="0">',
    '<p class="code-tab-label">Old</p><docs-slot data-slot="1">',
  ]);
});

test.each([
  ['one tab', { demo: { CSS: 'BasicLamp.tsx' } }, /^`demo` must be .* two or more such names/],
  ['a tab without a label', { demo: { '': 'BasicLamp.tsx', Old: 'OldLamp.js' } }, /^`demo` must be/],
  ['a missing module', { demo: { CSS: 'BasicLamp.tsx', Old: 'NoLamp.js' } }, /no file `NoLamp.js`/],
  ['a module twice', { demo: { CSS: 'BasicLamp.tsx', Old: 'BasicLamp.js' } }, /shows BasicLamp twice/],
  ['a key without tabs', { demo: 'BasicLamp.tsx', storageKey: 'styling' }, /no choice to share/],
])('%s is a finding', (_, json, message) => {
  const { findings } = compile(`{${JSON.stringify(json)}}\n`);
  expect(findings.map((finding) => finding.message)).toEqual([expect.stringMatching(message)]);
});

test('the options of a component are its props', () => {
  const props = fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/), fc.jsonValue({ maxDepth: 2 }));
  fc.assert(
    fc.property(props, ({ demo: _demo, component: _component, ...given }) => {
      const json = JSON.stringify({ component: 'LampTable', ...given });
      const { slots, findings } = compile(`{${json}}\n`);
      expect(findings).toEqual([]);
      expect(slots).toMatchObject([
        { kind: 'component', name: 'LampTable', props: JSON.parse(JSON.stringify(given)) },
      ]);
    }),
  );
});

test('every other line in double braces is an error on that line, and places nothing', () => {
  const content = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify({ demo: value }).slice(1, -1)),
  );
  fc.assert(
    fc.property(content, (inner) => {
      const line = `{{${inner.replace(/[\r\n]/g, ' ')}}}`;
      const { slots, findings, html } = compile(`Before.\n${line}\nAfter.\n`);
      expect(findings.length).toBeGreaterThan(0);
      for (const { code, place } of findings) {
        expect(code).toMatch(/^directive\/|^demo\/missing$/);
        expect(place?.line).toBe(2);
        expect(place?.column).toBeLessThanOrEqual(line.length);
      }
      expect(slots).toEqual([]);
      expect(html).toBe('<p>Before.</p>\n<p>After.</p>');
    }),
    { numRuns: 500 },
  );
});

test('inside code a directive is code', () => {
  const fence = fc.constantFrom('```', '~~~~');
  fc.assert(
    fc.property(
      fence,
      fc.constantFrom('{{"demo": "Nowhere.tsx"}}', ':::info', ':::', '<codeblock>'),
      (mark, line) => {
        const { slots, findings, html } = compile(`${mark}\n${line}\n${mark}\n`);
        expect([slots, findings]).toEqual([[], []]);
        expect(html).toContain('<div class="code">');
        expect(html).not.toContain('<aside');
      },
    ),
  );
});

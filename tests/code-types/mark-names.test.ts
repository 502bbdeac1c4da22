import { JSDOM } from 'jsdom';
import { beforeEach, expect, test, vi } from 'vitest';
import { highlightToHtml } from '../../cli/2-compile/highlight.ts';
import { codeTypes } from '../../cli/3-check/code-types/page-blocks.ts';
import { linkHighlighted } from '../../cli/reference/link-code.ts';
import type { CodeTypes } from '../../renderer/view/code-types.ts';
import { markNames, typeOf } from '../../templates/browser/code-types/mark-names.ts';
import { noteOn } from '../../templates/browser/code-types/note.ts';

const source = `import { Lamp } from 'lamps';

export const lamp = <Lamp aria-label="Lamp" on={rows} rows={rows} />;
`;

const at = (text: string, from = 0): number => source.indexOf(text, from);

const notes = new Map([
  [at('Lamp'), { code: '<Lamp … />', href: '/api/lamp/', of: 'Lamp' }],
  [at('Lamp', at('<Lamp')), { code: '<Lamp … />', href: '/api/lamp/', of: 'Lamp' }],
  [at('aria-label'), { code: 'aria-label?: string' }],
  [at('rows='), { code: 'rows: number[]', text: 'The `rows`.', default: '[]', plan: 'pro' as const }],
]);
const types: CodeTypes = { texts: { 'plan.pro': 'Pro plan' }, ...codeTypes([[source, notes]]) };

function show(html: string): Element {
  const { window } = new JSDOM(`<pre><code>${html}</code></pre>`);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('NodeFilter', window.NodeFilter);
  const code = window.document.querySelector('code');
  if (code === null) throw new Error('There is no code');
  return code;
}

const html = highlightToHtml(source, 'tsx');
let code: Element;
beforeEach(() => {
  code = show(html);
});

const marked = (): [string | null, string | undefined][] =>
  [...code.querySelectorAll('.code-name')].map((name) => [name.textContent, typeOf(name)?.code]);

test('a note stands once in the file of a page', () => {
  expect(types.names).toHaveLength(3);
  expect(Object.values(types.blocks)[0]).toHaveLength(8);
});

test('names are marked at their places, and the code reads as before', () => {
  markNames(code, types);
  expect(code.textContent).toBe(source);
  expect(marked()).toEqual([
    ['Lamp', '<Lamp … />'],
    ['Lamp', '<Lamp … />'],
    ['aria-label', 'aria-label?: string'],
    ['rows', 'rows: number[]'],
  ]);
  const before = document.createRange();
  before.setEndBefore(code.querySelectorAll('.code-name')[3] ?? code);
  before.setStart(code, 0);
  expect(before.toString()).toBe(source.slice(0, at('rows=')));
});

test('names are marked once', () => {
  markNames(code, types);
  markNames(code, types);
  expect(marked()).toHaveLength(4);
});

test('a link in the code has the note, and stays the only element', () => {
  code = show(linkHighlighted(html, (name) => (name === 'Lamp' ? '/api/lamp/' : null)));
  markNames(code, types);
  expect(code.textContent).toBe(source);
  expect(marked()).toHaveLength(4);
  expect([...code.querySelectorAll('a')].map((link) => link.className)).toEqual(['code-name']);
});

test('code with another text has no names', () => {
  code = show(highlightToHtml(source.replace('rows', 'lamps'), 'tsx'));
  markNames(code, types);
  expect(marked()).toEqual([]);
});

test('a note has the type, the sentence, the plan, the default and the way to the entry', () => {
  const shown = show('');
  shown.append(
    ...noteOn(
      { ...types.names[2], href: '/api/lamp/#rows', of: 'Lamp', code: 'rows: number[]' },
      {
        'api.default': 'Default',
        'codeTypes.entry': '{name} in the reference',
        'plan.pro': 'Pro plan',
      },
    ),
  );
  expect(shown.innerHTML).toBe(
    '<code class="code-note-type" dir="ltr">rows: number[]</code><p>The <code>rows</code>.</p>' +
      '<p class="code-note-facts"><span class="chip plan-pro">Pro plan</span><span>Default <code>[]</code></span>' +
      '<a href="/api/lamp/#rows">Lamp in the reference</a></p>',
  );
});

test.each([
  ['// Lamp\nlet a: Lamp;', '<span class="token comment">// Lamp</span>'],
  ["f('Lamp', Lamp);", "'Lamp'"],
])('words in comments and texts are no links: %j', (text, untouched) => {
  const linked = linkHighlighted(highlightToHtml(text, 'tsx'), (name) => (name === 'Lamp' ? '/lamp/' : null));
  expect(linked).toContain(untouched);
  expect(linked.match(/<a /g)).toHaveLength(1);
  expect(linked).toContain('<a href="/lamp/">Lamp</a>');
});

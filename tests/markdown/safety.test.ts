import fc from 'fast-check';
import type { Element, Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, test, vi } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { sanitizeSchema } from '../../cli/2-compile/markdown/sanitize-schema.ts';
import { pageInput } from './page-input.ts';

// Hundreds of pages for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const fragments = [
  ...[
    '<script>',
    '</script>',
    'alert(1)',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg>',
    '</svg>',
  ],
  ...[
    '<a href="javascript:alert(1)">',
    '<a href=" java\tscript:x">',
    '[a](javascript:x)',
    '![a](vbscript:x)',
    '</a>',
  ],
  ...[
    '<div onclick="x">',
    '</div>',
    '<p',
    ' on(x="1"',
    ' style="x"',
    '>',
    '"',
    "'",
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x',
  ],
  ...[
    '<style>',
    '</style>',
    '<textarea>',
    '<title>',
    '<template>',
    '<noscript>',
    '<plaintext>',
    '<math>',
    '<mi>',
    '<frameset>',
  ],
  ...[
    '<docs-block data-index="0">',
    '<docs-slot data-slot="0"></docs-slot>',
    '<html onload=x>',
    '<body onload=x>',
    '<table>',
    '<tr>',
    '<td>',
  ],
  ...[
    '# a',
    '## `<script>`',
    '### b',
    '---',
    '===',
    '> ',
    '- ',
    '1. ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '\n',
    ' ',
    '|',
    '| a |',
    '|---|',
    '[^1]',
    '[^1]:',
  ],
  ...[
    ':::info',
    ':::',
    '::::',
    ':::tip <b>',
    '{{"demo": "BasicLamp.tsx"}}',
    '{{"demo": "Nothing.tsx"',
    '}}',
    '{{',
    '```',
    '```tsx {1,2}',
    '~~~',
  ],
  ...[
    '<codeblock>',
    '</codeblock>',
    '<codeblock storageKey="x">',
    '```bash npm',
    '<p class="description">',
    '</p>',
    '<h2 id="x" onfocus=y>',
  ],
  ...[
    '<iframe srcdoc="x">',
    '<object>',
    '<form>',
    '<input onfocus=x>',
    '&lt;script&gt;',
    '&#106;avascript:',
    '\u0000',
    '\uFEFF',
    '\r',
    '\r\n',
    '*a*',
    '`',
  ],
  ...[
    '<details>',
    '<summary>',
    '<a id="a" href="data:text/html,x">',
    '<video src="javascript:x">',
    '<q cite="javascript:x">',
    'word',
    '\\',
  ],
];

const source = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...fragments) }, { weight: 1, arbitrary: fc.string() }),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

/** All claims are judged on the pages of one seed, so that each page is compiled once. */
const seed = Math.trunc(Math.random() * 2 ** 31);

const compiled = new Map<string, ReturnType<typeof compilePage>>();

function compileOnce(text: string): ReturnType<typeof compilePage> {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const page = compilePage(pageInput(text));
  compiled.set(text, page);
  return page;
}

const ours = ['docs-slot', 'button'];
const allowed = new Set([...(sanitizeSchema.tagNames ?? []), ...ours]);

/** The elements that a browser would make of the HTML. */
function elementsOf(html: string): Element[] {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as Root);
  const elements: Element[] = [];
  const walk = (node: Nodes) => {
    if (node.type === 'element') elements.push(node);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return elements;
}

test('whatever a page holds, its HTML runs nothing', () => {
  fc.assert(
    fc.property(source, (text) => {
      const { value } = compileOnce(text);
      // A naive search must find none, not even in the words of a text.
      expect(value.html.replace(/="[^"]*"/g, '')).not.toMatch(/<script|<iframe|<object/i);
      for (const { tagName, properties } of elementsOf(value.html)) {
        expect(allowed).toContain(tagName);
        for (const [name, setting] of Object.entries(properties)) {
          expect(name).not.toMatch(/^on|^style$|^srcDoc$/i);
          if (name === 'href' || name === 'src')
            expect(String(setting)).not.toMatch(/^\W*(javascript|vbscript|data):/i);
        }
        if (tagName === 'docs-slot') expect(value.slots[Number(properties.dataSlot)]).toBeDefined();
      }
    }),
    { numRuns: 1000, seed },
  );
});

test('findings lie within the file, in its order, and say something', () => {
  fc.assert(
    fc.property(source, (text) => {
      const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
      const { diagnostics } = compileOnce(text);
      let last = 0;
      for (const { place, message } of diagnostics) {
        const line = lines[(place?.line ?? 0) - 1];
        expect(line).toBeDefined();
        expect(place?.column).toBeGreaterThan(0);
        expect(place?.column).toBeLessThanOrEqual((line ?? '').length + 1);
        expect(place?.line).toBeGreaterThanOrEqual(last);
        last = place?.line ?? 0;
        expect(message).not.toBe('');
      }
    }),
    { numRuns: 1000, seed },
  );
});

test('ids are unique, and every entry of the contents, every slot and every link has its place', () => {
  fc.assert(
    fc.property(source, (text) => {
      const { value } = compileOnce(text);
      const ids = elementsOf(value.html).flatMap(({ properties }) =>
        properties.id === undefined ? [] : [properties.id],
      );
      // An author can give one id to two elements of raw HTML.
      const made = ids.filter((id) => id !== 'x' && id !== 'a');
      expect(new Set(made).size).toBe(made.length);
      for (const entry of value.toc) expect(value.anchors).toContain(entry.id);
      for (const { place } of [...value.links, ...value.slots]) expect(place.line).toBeGreaterThan(0);
    }),
    { numRuns: 500, seed },
  );
});

test('equal inputs give equal pages', () => {
  fc.assert(
    fc.property(source, (text) => {
      const input = pageInput(text);
      const before = JSON.stringify(input);
      expect(compilePage(input)).toEqual(compileOnce(text));
      expect(JSON.stringify(input)).toBe(before);
    }),
    { numRuns: 200, seed },
  );
});

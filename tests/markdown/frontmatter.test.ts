import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrontmatter } from '../../cli/2-compile/markdown/frontmatter.ts';
import { frontmatterKeys } from '../../cli/schemas/frontmatter-schema.ts';

const parse = (text: string) => parseFrontmatter('page.md', text, ['lamps']);

const anyLine = fc.oneof(
  fc.constantFrom(
    ...frontmatterKeys.map((key) => `${key}:`),
    '---',
    '- a',
    '  - b',
    '[',
    ']',
    '{',
    '}',
    '*a',
    '&a',
    '|',
    '"',
    "'",
  ),
  fc
    .tuple(fc.constantFrom(...frontmatterKeys, 'titel', 'x'), fc.string())
    .map(([key, value]) => `${key}: ${value}`),
  fc.string(),
);
const anyText = fc
  .tuple(fc.array(anyLine, { maxLength: 8 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  .map(([lines, end, closed]) => ['---', ...lines, ...(closed ? ['---', 'Body.'] : [])].join(end));

test('no frontmatter is too strange, and what is wrong with it lies within the file', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { diagnostics, places } = parse(text);
      const lines = text.split(/\r\n?|\n/);
      for (const place of [...diagnostics.map((each) => each.place), ...Object.values(places)]) {
        const line = lines[(place?.line ?? 0) - 1];
        expect(line).toBeDefined();
        expect(place?.column).toBeGreaterThan(0);
        expect(place?.column).toBeLessThanOrEqual((line ?? '').length + 1);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the body keeps every line and column, and nothing of the frontmatter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,20}$/), fc.string(), (title, rest) => {
      const head = `---\ntitle: '${title}'\n---\n`;
      const { body } = parse(head + rest);
      expect(body).toBe(head.replace(/[^\n]/g, ' ') + rest.replace(/\r\n?/g, '\n'));
    }),
  );
});

const value = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,30}[A-Za-z0-9]$/);

test('a value may be bare or in quotes', () => {
  fc.assert(
    fc.property(value, fc.constantFrom('', "'", '"'), (title, quote) => {
      const { values, diagnostics } = parse(`---\ntitle: ${quote}${title}${quote}\n---\n`);
      expect(diagnostics).toEqual([]);
      expect(values.title).toBe(title);
    }),
  );
});

test('components may be a comma list or a YAML list', () => {
  const names = fc.array(fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,12}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(names, (components) => {
      const spellings = [
        components.join(', '),
        `[${components.join(', ')}]`,
        `["${components.join('", "')}"]`,
        `\n${components.map((name) => `  - ${name}`).join('\n')}`,
      ];
      for (const spelling of spellings) {
        const { values, diagnostics } = parse(`---\ncomponents: ${spelling}\n---\n`);
        expect(diagnostics).toEqual([]);
        expect(values.components).toEqual(components);
      }
    }),
  );
});

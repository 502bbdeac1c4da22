import { expect, test } from 'vitest';
import { nodeSchemas } from '../../cli/1-load/node-schemas.ts';
import { demoSchema } from '../../cli/2-compile/markdown/directive-schema.ts';
import { sanitizeSchema } from '../../cli/2-compile/markdown/sanitize-schema.ts';
import { catalogueMarkdown } from '../../cli/commands/explain.ts';
import { catalogue } from '../../cli/diagnostics/catalogue.ts';
import { frontmatterSchema } from '../../cli/schemas/frontmatter-schema.ts';
import { siteSchema } from '../../cli/schemas/site-schema.ts';
import { expectSection, table } from './root-files.ts';
import { schemaHead, schemaRows } from './schema-rows.ts';

// One file of tests, because all of them may write to the same document.
const document = 'content/README.md';

test('explain --markdown has one row for every diagnostic code, with its help', () => {
  const rows = Object.entries(catalogue).map(([code, { severity, title, help }]) => [
    `\`${code}\``,
    severity,
    title,
    help,
  ]);
  expect(catalogueMarkdown().join('\n')).toBe(table(['Code', 'Severity', 'Meaning', 'What to do'], rows));
});

test('the keys of the frontmatter', () => {
  const rows = schemaRows(frontmatterSchema.partial());
  expectSection(document, 'frontmatter keys', table(schemaHead, rows));
});

test('the options of a demo', () => {
  expectSection(document, 'demo options', table(schemaHead, schemaRows(demoSchema)));
});

test('the keys of a node in the page tree', () => {
  const kinds = Object.entries(nodeSchemas).map(([kind, schema]) => ({ kind, rows: schemaRows(schema) }));
  const keys = [...new Set(kinds.flatMap(({ rows }) => rows.map(([key]) => key)))];
  const rows = keys.map((key) => {
    const having = kinds.filter((each) => each.rows.some((row) => row[0] === key));
    const row = having[0]?.rows.find((each) => each[0] === key) ?? [];
    const kind = having.length === kinds.length ? 'any' : having.map((each) => each.kind).join(', ');
    return [row[0] ?? '', kind, ...row.slice(1)];
  });
  const [key, ...rest] = schemaHead;
  expectSection(document, 'page tree keys', table([key, 'Node', ...rest], rows));
});

test('the keys of site.yaml', () => {
  expectSection(document, 'site.yaml keys', table(schemaHead, schemaRows(siteSchema)));
});

test('the HTML that pages may hold', () => {
  const elements = (sanitizeSchema.tagNames ?? []).filter((name) => !name.includes('-'));
  const everywhere = sanitizeSchema.attributes?.['*'] ?? [];
  const attribute = (name: string) => name.replace(/^(aria)(?=[A-Z])/, '$1-').toLowerCase();
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  expectSection(
    document,
    'allowed HTML',
    [
      `Elements: ${list(elements)}.`,
      `Attributes of every element: ${list(everywhere.map((name) => attribute(String(name))))}.`,
    ].join('\n\n'),
  );
});

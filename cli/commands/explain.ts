import { type Code, catalogue } from '../diagnostics/catalogue.ts';
import type { CatalogueEntry } from '../diagnostics/codes/entry.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { UsageError } from './usage-error.ts';

const entries = (): [string, CatalogueEntry][] => Object.entries(catalogue);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

/** The whole catalogue as a Markdown table, for a page. */
export const catalogueMarkdown = (): string[] => [
  '| Code | Severity | Meaning | What to do |',
  '| --- | --- | --- | --- |',
  ...entries().map(
    ([code, { severity, title, help }]) => `| \`${code}\` | ${severity} | ${cell(title)} | ${cell(help)} |`,
  ),
];

export const catalogueLines = (): string[] =>
  entries().map(([code, { severity, title }]) => `${code.padEnd(30)} ${severity.padEnd(8)} ${title}`);

/** The meaning of a code and advice, in lines. */
export function explain(code: string): string[] {
  const codes = Object.keys(catalogue);
  if (!codes.includes(code)) {
    const near = nearest(code, codes);
    throw new UsageError(
      `No finding has the code ${code}. ${near === null ? 'docs-build explain lists all.' : `Did you mean ${near}?`}`,
    );
  }
  const { severity, title, help }: CatalogueEntry = catalogue[code as Code];
  const usual =
    severity === 'off'
      ? 'It is off unless a site asks for it'
      : `It is ${severity === 'error' ? 'an error' : 'a warning'}`;
  return [
    `${code}: ${title}.`,
    '',
    help,
    '',
    `${usual}; content/site.yaml can say otherwise:`,
    '',
    'severity:',
    `  ${code}: ${severity === 'warning' ? 'off' : 'warning'}`,
  ];
}

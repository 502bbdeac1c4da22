// Pages say things beside the feature that they concern, and close with no section that collects the rest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

const folder = join(repository, 'content/x');
const headings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ({
      file,
      heading,
    })),
  );

const reach = /\b(?:accessibility|keyboard)\b/i;
const cost = /\b(?:performance|typescript|types|plans)\b/i;

test('no section joins accessibility with performance, plans or types', () => {
  expect(headings.length).toBeGreaterThan(1000);
  expect(headings.filter(({ heading }) => reach.test(heading) && cost.test(heading))).toEqual([]);
});

test('no page of the pickers has a section on performance or types in general', () => {
  const pickers = headings.filter(({ file }) => file.startsWith('react-date-pickers'));
  expect(pickers.filter(({ heading }) => /^(?:Accessibility|Performance|TypeScript)$/.test(heading))).toEqual(
    [],
  );
});

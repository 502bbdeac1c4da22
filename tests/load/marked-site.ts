import { expect } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import type { Diagnostic, Outcome } from '../../cli/diagnostics/diagnostic.ts';
import type { Place } from '../../cli/diagnostics/place.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import type { Site } from '../../cli/model/site.ts';

/** The smallest possible site. */
export const tinySite: Readonly<Record<string, string>> = {
  'content/site.yaml':
    'name: Tiny\nlanguagePrefixes: [en, zh]\ndefaultProduct: kit\nproducts:\n  - id: kit\n    name: Kit\n',
  'content/pages.yaml': 'pages:\n  - pathname: /\n    title: Home\n',
  'content/index.md': '# Home\n',
  'content/translations/en.json': '{}',
};

/** Files by path below the root; null for a file of the tiny site that is missing here. */
export type Files = Readonly<Record<string, string | null>>;

/**
 * Loads the tiny site with some files replaced. In them `▸` marks the place of an expected diagnostic and `▹` a related
 * place; the marks are not part of the text. A mark says where a place begins, wherever it ends.
 */
export function loadMarked(files: Files): Outcome<Site | null> & {
  readonly marks: readonly Place[];
  readonly relatedMarks: readonly Place[];
} {
  const marks: Place[] = [];
  const relatedMarks: Place[] = [];
  const contents = new Map<string, string>();
  for (const [file, text] of Object.entries({ ...tinySite, ...files })) {
    if (text === null) continue;
    contents.set(`/site/${file}`, text.replaceAll(/[▸▹]/g, ''));
    for (const [row, line] of text.split('\n').entries()) {
      let removed = 0;
      for (const match of line.matchAll(/[▸▹]/g)) {
        const start = { file, line: row + 1, column: match.index - removed + 1 };
        const place: Place = expect.objectContaining(start);
        (match[0] === '▸' ? marks : relatedMarks).push(place);
        removed += 1;
      }
    }
  }
  return { ...load(memoryHost(contents), '/site'), marks, relatedMarks };
}

/** Expected code and message of each diagnostic, in order; the marks give their places. */
export type Finding = readonly [code: Diagnostic['code'], message: string, help: string];

/** Expects exactly these findings, each at its mark, and every `▹` mark as a related place. */
export function expectFindings(files: Files, expected: readonly Finding[]): void {
  const { diagnostics, marks, relatedMarks } = loadMarked(files);
  expect(diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual(expected);
  expect(diagnostics.flatMap(({ place }) => place ?? [])).toEqual(marks);
  expect(diagnostics.flatMap(({ related }) => related.map(({ place }) => place))).toEqual(relatedMarks);
}

/** A row of a table of mistakes. */
export type Mistake = readonly [name: string, files: Files, findings: readonly Finding[]];

/** Files with this `site.yaml`, in which `TINY` stands for the tiny one. */
export const site = (text: string, more: Files = {}): Files => ({
  ...more,
  'content/site.yaml': text.replace('TINY', tinySite['content/site.yaml']?.trimEnd() ?? ''),
});

/** Files with this `pages.yaml`, for a tree of the pages /a and /b. */
export const pages = (text: string, more: Files = {}): Files => ({
  'content/a/a.md': '# A\n',
  'content/b/b.md': '# B\n',
  'content/index.md': null,
  ...more,
  'content/pages.yaml': text,
});

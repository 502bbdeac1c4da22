import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { HtmlValidate, type Message } from 'html-validate';
import { visit } from 'unist-util-visit';
import { expect, inject, test } from 'vitest';
import { htmlOf } from '../pages.ts';
import { pages } from './under-test.ts';

const out = inject('out');
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Faults in what the documented packages render, by rule and by the tag at fault. */
const faultsOfPackages: readonly (readonly [rule: string, tag: RegExp])[] = [
  // The grid names parts of a header that have no role.
  ['aria-label-misuse', /MuiDataGrid-(?:columnHeaderTitle|iconButtonContainer)/],
  // The grid's quick filter names the box around its input as well.
  ['aria-label-misuse', /MuiTextField-root/],
  // The tree puts the box it unfolds between a list and its items.
  ['element-permitted-content', /MuiCollapse-/],
  ['element-permitted-content', /MuiTreeItem-root/],
  ['element-permitted-parent', /MuiTreeItem-root/],
  // The label of a select names a combobox that is not a form control.
  ['valid-for', /MuiInputLabel-root/],
];

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Ranges of the pictures of demos in the text of a page. */
function pictures(html: string): Range[] {
  const found: Range[] = [];
  visit(fromHtml(html), 'element', ({ properties, position }) => {
    const { className } = properties;
    if (!Array.isArray(className) || !className.includes('demo-picture')) return;
    found.push({ from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 });
  });
  return found;
}

const isIn = (ranges: readonly Range[], offset: number): boolean =>
  ranges.some(({ from, to }) => offset > from && offset < to);

/** The tag that a message is about: its position is one past the `<`, or in an attribute. */
function tagAt(html: string, offset: number): string {
  const start = html.lastIndexOf('<', offset);
  return html.slice(start, html.indexOf('>', start) + 1);
}

/** Old addresses of this documentation contain non-breaking spaces; HTML forbids only ASCII spaces. */
const isOldAddress = ({ ruleId, offset }: Message, html: string): boolean =>
  ['valid-id', 'attribute-allowed-values'].includes(ruleId) &&
  /id="[^"\s]*(?:\u00a0[^"\s]*)+"/.test(tagAt(html, offset));

const isOfPackage = ({ ruleId, offset }: Message, html: string): boolean =>
  faultsOfPackages.some(([rule, tag]) => rule === ruleId && tag.test(tagAt(html, offset)));

async function faults(path: string): Promise<string[]> {
  const file = path === '/404' ? '404.html' : htmlOf(path);
  const html = readFileSync(join(out, file), 'utf8');
  const { results } = await validator.validateString(html);
  const drawn = pictures(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isOldAddress(message, html))
    .filter((message) => !(isIn(drawn, message.offset) && isOfPackage(message, html)))
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message} ${tagAt(html, offset).slice(0, 200)}`);
}

test.concurrent.for([...pages, '/404'])('%s is valid HTML', async (path) => {
  expect(await faults(path)).toEqual([]);
});

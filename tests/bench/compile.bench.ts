import { join } from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { bench, describe } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import { compile } from '../../cli/examine/examine.ts';
import { pageContent } from '../../cli/examine/page-values.ts';
import { siteValue } from '../../cli/examine/site-values.ts';
import { noCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';

const root = join(import.meta.dirname, '../..');
const site = load(diskHost, root).value;
if (site === null) throw new Error('The site does not load');
/** The texts of all pages, with their lists. */
const texts = site.sources.map(({ file }) => diskHost.readText(join(root, file)) ?? '');

const bare = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();

// The ratio to the bare pipeline is the cost of the dialect, sanitising and highlighting.
describe('Markdown of every page', () => {
  bench('bare unified: parse, GFM, stringify', () => {
    for (const text of texts) bare.processSync(text);
  });
  bench('compilePage', () => {
    const graph = createGraph({ root, host: diskHost, cache: noCache, version: '' });
    graph.set(siteValue, site);
    for (const { file } of site.sources) graph.get(pageContent, file);
  });
});

describe('stage 2', () => {
  bench('pages and demo sources', () => {
    compile(diskHost, site);
  });
});

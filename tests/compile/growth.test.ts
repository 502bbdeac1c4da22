import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { bundledDemos } from '../../cli/4-bundle/readers/page-demos.ts';
import { demoSources } from '../../cli/6-emit/demo-sources.ts';
import { llmsFull, llmsIndex } from '../../cli/6-emit/llms.ts';
import { markdownTwins } from '../../cli/6-emit/markdown-twin.ts';
import { search } from '../../cli/6-emit/search.ts';
import { compile } from '../../cli/examine/examine.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { memorySpool } from '../../cli/machine/spool.ts';
import type { ApiComponent } from '../../cli/model/api-component.ts';
import type { ApiInterface } from '../../cli/model/api-interface.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import type { PageNode, Site } from '../../cli/model/site.ts';
import { keeperOf } from '../support/keeper.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

const entryOf = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  product: 'kit',
  pathname: `/kit/api/${name.toLowerCase()}`,
  packages: [{ name: 'paper-kit' }],
  imports: [`import { ${name} } from 'paper-kit';`],
  demos: [],
});

const component = (number: number): ApiComponent => ({
  ...entryOf(`Sheet${number}`),
  kind: 'component',
  description: 'A sheet.',
  props: [{ name: 'size', type: 'number', required: false }],
  slots: [],
  classes: [],
  inherits: [],
  theme: { name: `KitSheet${number}`, defaultProps: false, styleOverrides: true },
  ref: {},
});

const interfaceOf = (number: number): ApiInterface => ({
  ...entryOf(`Fold${number}`),
  kind: 'interface',
  extends: number > 0 ? [`Fold${number - 1}`] : [],
  groups: [{ members: [{ name: 'depth', type: 'number', required: true }] }],
});

/** A site of so many guides, each with a demo, and as many components and interfaces. */
function siteOf(count: number) {
  const files = new Map([
    [
      '/s/content/site.yaml',
      'name: Paper\ndefaultProduct: kit\nproducts:\n  - { id: kit, name: Paper Kit, prefixes: [/kit] }\n',
    ],
    [
      '/s/content/pages.yaml',
      `pages:\n${numbers(count)
        .map((each) => `  - pathname: /kit/guide-${each}\n`)
        .join('')}`,
    ],
    ...numbers(count).flatMap((each): [string, string][] => [
      [
        `/s/content/kit/guide-${each}/guide-${each}.md`,
        `---\ntitle: Guide ${each % 3}\ncomponents: Sheet${each}\n---\n\n# Guide\n\n<p class="description">About it.</p>\n\n[Next](/kit/guide-${each + 1}/)\n\n{{"demo": "Demo.tsx"}}\n`,
      ],
      [
        `/s/content/kit/guide-${each}/Demo.tsx`,
        `import { Sheet${each} } from 'paper-kit';\nexport default () => <Sheet${each} size={2} />;\n`,
      ],
    ]),
  ]);
  const host = memoryHost(files);
  const { value, diagnostics } = load(host, '/s');
  if (value === null) throw new Error(JSON.stringify(diagnostics));
  const components = numbers(count).map(component);
  const interfaces = numbers(count).map(interfaceOf);
  const reference: ApiReference = {
    components,
    interfaces,
    events: [],
    selectors: [],
    lists: [],
    exports: [],
  };
  const [sample] = value.tree;
  const nodes = [...components, ...interfaces].map(
    ({ kind, name, pathname }): PageNode => ({
      ...(sample as PageNode),
      pathname,
      title: name,
      api: { kind, product: 'kit', name },
    }),
  );
  const site: Site = { ...value, reference, tree: [...value.tree, ...nodes] };
  return { host, site };
}

/** The same data, which counts how often it is read. */
function counted<Value extends object>(
  value: Value,
): { readonly value: Value; readonly reads: () => number } {
  let reads = 0;
  const known = new WeakMap<object, object>();
  const wrap = <Part>(part: Part): Part => {
    if (typeof part !== 'object' || part === null || part instanceof Map || part instanceof Set) return part;
    const proxy =
      known.get(part) ??
      new Proxy(part, {
        get: (target, key) => {
          reads += 1;
          return wrap(Reflect.get(target, key));
        },
      });
    known.set(part, proxy);
    return proxy as Part;
  };
  return { value: wrap(value), reads: () => reads };
}

/** How often the data of a site of so many pages is read from its compilation to its files. */
async function readsOf(count: number): Promise<number> {
  const { host, site: own } = siteOf(count);
  const { value: site, reads: ofSite } = counted(own);
  const { value: plain } = compile(host, site);
  expect(plain.pages).toHaveLength(count * 3);
  expect(plain.demos).toHaveLength(count);
  const { value: compiled, reads: ofPages } = counted(plain);
  expect(Object.keys(bundledDemos(compiled, 'production').demos)).toHaveLength(count);
  llmsIndex(site, compiled.pages);
  llmsFull(site, markdownTwins(site, compiled, [], memorySpool));
  await search(site, compiled.pages, keeperOf());
  demoSources(site, compiled);
  return ofSite() + ofPages();
}

test('a site of four times the pages, demos and entries is read four times as often, not sixteen', async () => {
  const few = await readsOf(40);
  expect((await readsOf(160)) / few).toBeLessThan(4.5);
}, 300_000);

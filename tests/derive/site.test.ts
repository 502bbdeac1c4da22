import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownTwins } from '../../cli/6-emit/markdown-twin.ts';
import { search } from '../../cli/6-emit/search.ts';
import { definitionOf } from '../../cli/derive/derived.ts';
import { createGraph, type Graph } from '../../cli/derive/graph.ts';
import type { Made } from '../../cli/derive/history.ts';
import { examineAtOnce } from '../../cli/examine/examine.ts';
import { type Cache, diskCache, noCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { memorySpool, textOf } from '../../cli/machine/spool.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = '/site';

const page = (title: string, demo: string, text: string): string =>
  `# ${title}\n\n<p class="description">All about paper.</p>\n\n${text}\n\n{{"demo": "${demo}.tsx"}}\n`;

/** A site of three pages, one in two languages, with demos that share a module and a list of pages. */
const site = (): Map<string, string | Uint8Array> =>
  new Map(
    Object.entries({
      'node_modules/react/package.json': '{ "name": "react", "version": "19.0.0" }',
      'content/site.yaml':
        'name: Paper Kit\nlanguages: [en, fr]\ndefaultProduct: paper\nproducts:\n  - id: paper\n    name: Paper\n    prefixes: [/]\n',
      'content/pages.yaml':
        'pages:\n  - { pathname: /, title: Home, source: home.md }\n  - { pathname: /fold, title: Fold, source: fold/fold.md }\n  - { pathname: /cut, title: Cut, source: cut/cut.md }\n',
      'content/translations/en.json': '{ "search.none": "None" }',
      'content/translations/fr.json': '{ "search.none": "Rien" }',
      'content/home.md': page('Home', 'fold/Once', 'See [Fold](/fold/) and [Cut](/cut/#edges).'),
      'content/fold/fold.md': page('Fold', 'Once', '## Edges\n\nUse `Once`.'),
      'content/fold/fold.fr.md': page('Plier', 'Once', 'Du papier.'),
      'content/cut/cut.md': page('Cut', 'Across', '## Edges'),
      'content/fold/Once.tsx': "import { sheets } from '../shared';\nexport default () => <p>{sheets}</p>;\n",
      'content/cut/Across.tsx':
        "import { sheets } from '../shared';\nexport default () => <b>{sheets}</b>;\n",
      'content/shared.ts': 'export const sheets: number = 3;\n',
    }).map(([path, text]) => [`${root}/${path}`, text]),
  );

const paths = [...site().keys()].filter((path) => path.includes('/content/'));

const additions = [
  '\n## Edges\n\nMore words.\n',
  '\nSee [Cut](/cut/#none).\n',
  '\n{{"demo": "Across.tsx"}}\n',
  '\n# A comment: ünlike others\n',
  '\nexport const size: number = 4;\n',
  '',
];

/** An edit appends to a file, removes it, or restores it; sometimes the process ends. */
const edit = fc.record({
  path: fc.constantFrom(...paths),
  what: fc.constantFrom(...additions, null, 'restore'),
  restart: fc.boolean(),
});

const graphOf = (files: Map<string, string | Uint8Array>, cache: Cache, onMade?: (made: Made) => void) =>
  createGraph({ root, host: memoryHost(files), cache, version: '1', ...(onMade && { onMade }) });

/** Everything that follows from the first stages, as text. */
async function answerOf(graph: Graph): Promise<string> {
  const { site: value, compiled, diagnostics } = { compiled: null, ...examineAtOnce(graph) };
  if (value === null || compiled === null) return JSON.stringify(diagnostics);
  const twins = markdownTwins(value, compiled, [], memorySpool).flatMap(({ file, parts }) => [
    file,
    ...parts,
  ]);
  const files = [...twins, ...(await search(value, compiled.pages, graph))];
  const texts = files.map(({ path, contents }) => [path, textOf(contents)]);
  // Highlighted code comes from the disk as bytes.
  return JSON.stringify([compiled, diagnostics, texts], (key, each) =>
    key === 'fragment' ? textOf(each) : each,
  );
}

test('after any edits a site is that of a build from nothing, and a value is made again only if a file below it changed', async () => {
  let remade = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 6 }), async (edits) => {
      const files = site();
      const cache = diskCache(temporaryFolder());
      const made: Made[] = [];
      const start = () => graphOf(files, cache, (each) => void made.push(each));
      let graph = start();
      // The site loads, and all of its files are part of the answer.
      expect(await answerOf(graph)).toMatch(/"pages":.*"language":"fr".*Across/s);
      for (const { path, what, restart } of edits) {
        const before = files.get(path);
        if (what === null) files.delete(path);
        else files.set(path, what === 'restore' ? (site().get(path) ?? '') : `${before ?? ''}${what}`);
        const isNewFile = (before === undefined) !== (what === null);
        if (restart) graph = start();
        else graph.change(isNewFile ? null : new Set([path]));
        made.length = 0;
        expect(await answerOf(graph)).toBe(await answerOf(graphOf(files, noCache)));
        const again = made.filter(({ isKept }) => isKept || !restart);
        if (before === files.get(path)) expect(again.map(({ name, key }) => [name, key])).toEqual([]);
        if (isNewFile) continue;
        remade += again.length;
        for (const { name, key } of again) {
          const definition = definitionOf(name);
          if (definition !== undefined) expect(graph.files(definition, key)).toContain(path);
        }
      }
    }),
    { numRuns: 15, seed: 7 },
  );
  expect(remade).toBeGreaterThan(100);
}, 120_000);

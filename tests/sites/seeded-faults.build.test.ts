// A good site with one fault at a time, as writers make them: each is found at its line, and nothing else is reported.
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { createGraph } from '../../cli/derive/graph.ts';
import type { Code, Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { fold } from '../../cli/diagnostics/fold.ts';
import { examineAtOnce } from '../../cli/examine/examine.ts';
import { noCache } from '../../cli/machine/cache.ts';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import { sortDiagnostics } from '../../cli/report/report.ts';
import { readFolder } from '../support/folder.ts';

const root = '/lantern';
const folder = join(import.meta.dirname, 'lantern');
const good = new Map(
  [...readFolder(folder).keys()]
    .filter((file) => !file.startsWith('expected/'))
    .map((file) => [file, diskHost.readBytes(join(folder, file)) ?? new Uint8Array()] as const),
);

const present = new Map([...good].map(([file, bytes]) => [join(root, file), bytes as string | Uint8Array]));
const graph = createGraph({ root, host: memoryHost(present), cache: noCache, version: '' });

/** Findings of the site with these files: what an edit does not touch stays as it is, as in `check --watch`. */
function findings(files: ReadonlyMap<string, string | Uint8Array>): Diagnostic[] {
  for (const [file, bytes] of files) present.set(join(root, file), bytes);
  for (const path of present.keys()) if (!files.has(relative(root, path))) present.delete(path);
  graph.change(null);
  return fold(sortDiagnostics(examineAtOnce(graph).diagnostics));
}

interface Fault {
  readonly code: Code;
  readonly file: string;
  /** Text to replace, which occurs once; empty for the end of the file. */
  readonly from: string;
  /** Replacement, with ▸ at the place of the finding. */
  readonly to: string;
  /** File of the finding, when it is another one. */
  readonly at?: string;
}

const site = 'content/site.yaml';
const tree = 'content/pages.yaml';
const lamp = 'content/lantern/react-lamp/react-lamp.md';
const dimmer = 'content/lantern/react-dimmer/react-dimmer.md';
const start = 'content/index.md';
const overview = 'content/beacon/overview/overview.md';
const signals = 'content/beacon/notes/signals.md';
const german = 'content/translations/de.json';
const demo = 'content/lantern/react-lamp/BasicLamp.tsx';

const fault = (code: Code, file: string, from: string, to: string, at?: string): Fault => ({
  code,
  file,
  from,
  to,
  ...(at === undefined ? {} : { at }),
});

const faults: readonly Fault[] = [
  // Links and anchors
  fault('link/unknown-page', lamp, '[React](https://react.dev/)', '▸[React](/lantern/react-lmap/)'),
  fault('link/unknown-page', start, '[Lamp](/lantern/react-lamp/)', '▸[Lamp](/react-lamp/)'),
  fault('link/unknown-anchor', lamp, '[shelf](#shelf)', '▸[shelf](#shelves)'),
  fault('link/unknown-anchor', overview, '[signals](../signals/#sos)', '▸[signals](../signals/#sso)'),
  fault('link/missing-file', overview, '## Flashes\n', '## Flashes\n\n▸![A flash](/images/flash.svg)\n'),
  fault(
    'link/missing-file',
    overview,
    '## Flashes\n',
    '## Flashes\n\n▸<video src="/images/flash.mp4"></video>\n',
  ),
  fault('link/missing-alt', overview, '## Flashes\n', '## Flashes\n\n▸![](/images/lamp-light.svg)\n'),
  fault('link/missing-alt', overview, '## Flashes\n', '## Flashes\n\n▸![ ](/images/lamp-light.svg)\n'),
  fault('link/empty', overview, '[signals](../signals/#sos)', '▸[signals]()'),
  fault('link/no-text', overview, '[signals](../signals/#sos)', '▸[](../signals/#sos)'),
  fault('link/malformed', lamp, '[React](https://react.dev/)', '▸[React](http:/react.dev/)'),
  fault('link/malformed', lamp, '[React](https://react.dev/)', '▸[React](https//react.dev/)'),
  fault('link/malformed', lamp, '[React](https://react.dev/)', '▸[React](www.react.dev)'),
  // Text
  fault('text/leftover', signals, 'Three short,', '▸TODO three short,'),
  fault('text/leftover', overview, 'Read the', '▸Lorem ipsum. Read the'),
  fault('heading/skipped-level', signals, '### SOS', '▸#### SOS'),
  fault('heading/empty', signals, '### SOS', '### SOS\n\n▸###\n'),
  fault('page/multiple-titles', lamp, '## Shelf', '## Shelf\n\n▸# Shelves'),
  fault('page/missing-title', 'content/lantern/aurora/aurora.md', '# Aurora\n\n', '▸'),
  fault(
    'page/long-title',
    'content/lantern/aurora/aurora.md',
    '# Aurora',
    `▸# Aurora${' and more'.repeat(9)}`,
  ),
  fault(
    'page/missing-description',
    'content/lantern/aurora/aurora.md',
    '# Aurora\n\n<p class="description">Planned: a lamp as wide as the sky.</p>',
    '▸# Aurora',
  ),
  fault(
    'page/long-description',
    'content/lantern/aurora/aurora.md',
    '<p class="description">Planned: a lamp',
    `▸<p class="description">Planned: a lamp${' and a lamp'.repeat(15)}`,
  ),
  fault(
    'table/dropped-cells',
    lamp,
    '| Chance         |     `seed` |  yes  |',
    '| Chance         |     `seed` |  yes  ▸| no |',
  ),
  fault('html/dropped', signals, 'Three short,', '▸<font color="red">Three</font> short,'),
  fault('html/unsafe', signals, 'Three short,', '▸<script>alert(1)</script> Three short,'),
  fault('html/unsafe', signals, 'Three short,', '<span ▸onclick="x">Three</span> short,'),
  fault('callout/unknown', dimmer, ':::success', '▸:::succes'),
  fault('callout/unclosed', dimmer, 'no theme.\n:::', 'no theme.\n', dimmer),
  fault(
    'callout/ends-with-block',
    lamp,
    '   :::error\n   Very hot, even in a list.\n   :::',
    '   ▸:::error\n   Very hot, even in a list.',
  ),
  fault('code/unknown-language', lamp, '```tsx {2}', '```▸tsxx {2}'),
  fault('code/unlabelled-tab', start, '```bash pnpm', '▸```bash'),
  // Frontmatter
  fault('frontmatter/unknown-key', dimmer, 'title: Dimmer', '▸tilte: Dimmer'),
  fault('frontmatter/syntax', dimmer, 'components: Dimmer, Lamp', 'components: ▸Dimmer: Lamp'),
  fault('frontmatter/invalid', signals, 'productId: beacon', 'productId: ▸becon'),
  fault('frontmatter/invalid', lamp, 'packageName: lantern-ui', 'packageName: ▸lantern-uo'),
  fault('frontmatter/invalid', lamp, 'waiAria: https://www', 'waiAria: ▸htps:/www'),
  fault('anchor/invalid', signals, 'productId: beacon', 'productId: beacon\nanchors:\n  ▸old: sss'),
  // Demos
  fault('demo/missing', lamp, '{{"demo": "BasicLamp.tsx"}}', '{{"demo": ▸"BasicLmap.tsx"}}'),
  fault('demo/duplicate', lamp, '## Shelf\n', '## Shelf\n\n{{"demo": "LampShelf.tsx"}}\n', lamp),
  fault('directive/syntax', lamp, '{{"demo": "BasicLamp.tsx"}}', '{{"demo": "BasicLamp.tsx"▸,}}'),
  fault('directive/invalid', lamp, '"bg": "gradient"', '"bg": ▸"gradiant"'),
  fault('directive/invalid', lamp, '"bg": "gradient"', '▸"background": "gradient"'),
  fault('directive/unknown-component', lamp, '"PropTable", "of": "Lamp"', '▸"PropTabel", "of": "Lamp"'),
  fault(
    'demo/unused',
    'content/lantern/react-lamp/Unshown.tsx',
    '',
    '▸export default function Unshown() {\n  return null;\n}\n',
  ),
  fault('demo/not-erasable', demo, '', '\n▸enum Light { On }\nexport const light = Light.On;\n'),
  fault(
    'demo/outside-site',
    demo,
    "from 'lantern-ui';",
    "from 'lantern-ui';\n▸import '../../../../secret.css';",
  ),
  // Names
  fault('api/unknown-name', lamp, 'Lamps are drawn as text.', 'Lamps are drawn by ▸`LampPropz`.'),
  fault(
    'api/unknown-name',
    lamp,
    'export const dim = <Lamp brightness={0.2}>',
    'export const dim = <Lamp ▸brigthness={0.2}>',
  ),
  fault('api/unknown-export', site, 'interfaces: ["*Props"]', 'interfaces: ["*Props", ▸LmapProps]'),
  // Tree
  fault(
    'tree/duplicate-pathname',
    tree,
    '  - pathname: https://lantern.example/changelog',
    '  - pathname: ▸/lantern/aurora\n  - pathname: https://lantern.example/changelog',
  ),
  fault('tree/invalid', tree, 'plan: pro', 'plan: ▸gold'),
  fault(
    'tree/empty-group',
    tree,
    '  - pathname: https://lantern.example/changelog',
    '  - pathname: /empty\n    ▸children: []\n  - pathname: https://lantern.example/changelog',
  ),
  fault('tree/unknown-api', tree, '{ api: beacon, part', '{ api: ▸becon, part'),
  fault(
    'page/missing-source',
    tree,
    '      - pathname: /lantern/playground',
    '      - pathname: /lantern/playground\n      - pathname: ▸/lantern/candle',
  ),
  fault('page/no-node', 'content/lantern/stray/stray.md', '', '▸# Stray\n'),
  fault(
    'page/duplicate-title',
    'content/lantern/aurora/aurora.md',
    '# Aurora',
    '# Lamp',
    'content/lantern/aurora/aurora.md',
  ),
  fault(
    'output/unportable',
    'content/public/FAVICON.SVG',
    '',
    '▸<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'content/public/favicon.svg',
  ),
  fault('link/pending-exists', 'content/pending.yaml', '', '- ▸/lantern/aurora\n'),
  // Configuration and texts
  fault('site/unknown-key', site, 'search: false', '▸serach: false\nsearch: false'),
  fault('site/invalid', site, 'width: 600', 'width: ▸-600'),
  fault('site/invalid', site, 'favicon: /favicon.svg', 'favicon: ▸/favicn.svg'),
  fault('site/syntax', site, '  width: 600', '▸\twidth: 600'),
  fault(
    'version/mismatch',
    site,
    '      - name: lantern-ui\n        version: 2.1.0\n        source',
    '      - name: lantern-ui\n        version: ▸2.2.0\n        source',
  ),
  fault('redirect/invalid', site, 'to: / }', 'to: /nowhere/ }', site),
  fault('redirect/loop', site, 'redirects:\n', 'redirects:\n  - { from: ▸/a, to: /a/ }\n'),
  fault(
    'redirect/chain',
    site,
    'redirects:\n',
    'redirects:\n  - { from: ▸/b, to: /lantern/getting-started/ }\n',
  ),
  fault('translation/missing', german, 'kein Bild.",\n  "versions.label": "Versionen"', 'kein Bild."'),
  fault('translation/empty', german, '"task.done": "Erledigt"', '"task.done": ▸""'),
  fault('translation/placeholders', german, '"Tabelle: {title}"', '▸"Tabelle: {titel}"'),
  fault(
    'asset/unused',
    'content/public/images/lamp-old.svg',
    '',
    '▸<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  ),
];

const text = (file: string): string => new TextDecoder().decode(good.get(file) ?? new Uint8Array());

function seeded({ file, from, to }: Fault) {
  const before = text(file);
  if (from !== '' && before.split(from).length < 2) throw new Error(`${file} lacks ${from}`);
  const marked = from === '' ? before + to : before.replace(from, () => to);
  const mark = marked.indexOf('▸');
  const files = new Map<string, string | Uint8Array>([...good, [file, marked.replace('▸', '')]]);
  // A line break of the original before the mark of a new file does not count.
  return { files, line: mark < 0 ? null : marked.slice(0, mark).split('\n').length };
}

test('the site without a fault has no finding', () => {
  expect(findings(good)).toEqual([]);
});

test('there are at least sixty faults', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
});

test.each(faults.map((each) => [each.code, each.file, each] as const))('%s in %s', (code, file, each) => {
  const { files, line } = seeded(each);
  const found = findings(files).map(
    ({ code, place }) => `${code} ${place?.file}:${line === null ? '' : place?.line}`,
  );
  expect([...new Set(found)]).toEqual([`${code} ${each.at ?? file}:${line ?? ''}`]);
});

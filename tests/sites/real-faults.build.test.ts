// The documentation itself with one fault at a time, as writers make them. Each is found at its line, and nothing else is
// reported. The faults lie over the files in memory, and only what an edit touches is looked at again, as in
// `check --watch`. What only a bundle, a picture or the types of a demo show is in real-demo-faults.build.test.ts.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGraph } from '../../cli/derive/graph.ts';
import type { Code, Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { fold } from '../../cli/diagnostics/fold.ts';
import { type Examined, examineAtOnce } from '../../cli/examine/examine.ts';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import { sortDiagnostics } from '../../cli/report/report.ts';
import { asBuilt } from '../support/real-site.ts';
import { repository as root } from '../support/run-cli.ts';

const files = new Map<string, string | Uint8Array>();
const graph = createGraph({
  root,
  host: memoryHost(files, diskHost),
  ...asBuilt,
});

const first = examineAtOnce(graph);
if (first.site === null) throw new Error('The site does not load');
const good: Examined = first;

/** Findings of the site with one file changed or added. */
function findings(file: string, text: string | Uint8Array): Diagnostic[] {
  const path = join(root, file);
  const isNew = diskHost.readBytes(path) === null;
  files.set(path, text);
  const changed = isNew ? null : new Set([path]);
  graph.change(changed);
  const { diagnostics } = examineAtOnce(graph);
  files.delete(path);
  graph.change(changed);
  return fold(sortDiagnostics(diagnostics)).filter(({ severity }) => severity !== 'off');
}

/** Text of a file with ▸ at the place of the finding; the mark is taken out. */
type Change = (text: string) => string;

interface Fault {
  readonly code: Code;
  readonly change: Change;
  /** A page by default, another for each fault. */
  readonly file?: string;
}

const fault = (code: Code, change: Change, file?: string): Fault => ({
  code,
  change,
  ...(file === undefined ? {} : { file }),
});

/** A block before the first section of a page. */
const block =
  (written: string): Change =>
  (text) =>
    text.replace(/^## /m, (heading) => `${written}\n\n${heading}`);

const atEnd =
  (written: string): Change =>
  (text) =>
    `${text.trimEnd()}\n\n${written}\n`;

const inFrontmatter =
  (written: string): Change =>
  (text) =>
    text.replace(/^---\n/, (line) => `${line}${written}\n`);

const replaced =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, () => to);

const created =
  (written: string): Change =>
  () =>
    written;

const page = (path: string): string => `content/x/${path}/${path.slice(path.lastIndexOf('/') + 1)}.md`;
const bars = page('react-charts/bars');
const sorting = page('react-data-grid/sorting');
/** Its title is in the text alone. */
const migration = page('migration/migration-data-grid-v4');
const site = 'content/site.yaml';
const tree = 'content/pages.yaml';
const english = 'content/translations/en.json';

const demoFiles = good.compiled.demos.map(({ file }) => file).filter((file) => file.endsWith('.tsx'));
const demoFile = (part: number): string => demoFiles[Math.floor(part * demoFiles.length)] ?? '';

const faults: readonly Fault[] = [
  // Links and pictures
  fault('link/unknown-page', block('▸[Sort](/x/react-data-grid/sortng/).')),
  fault('link/unknown-page', block('Look at\n▸[sorting](/react-data-grid/sorting/).')),
  fault('link/unknown-anchor', block('▸[Below](#no-such-section).')),
  fault('link/unknown-anchor', block('▸[Bars](/x/react-charts/bars/#no-such-section).')),
  fault('link/redirected', block('▸[Start](/x/).')),
  fault('link/missing-file', block('▸![A chart of rain](/images/rain.png)')),
  fault('link/missing-file', block('▸<video src="/videos/rain.mp4"></video>')),
  fault('link/missing-alt', block('▸![](/favicon.svg)')),
  fault('link/empty', block('▸[Sort]().')),
  fault('link/no-text', block('▸[](/x/introduction/).')),
  fault('link/malformed', block('▸[React](http:/react.dev/).')),
  fault('link/malformed', block('▸[React](www.react.dev).')),
  fault(
    'link/lost-address',
    replaced('/x/introduction:\n', '/x/introduction:\n  - ▸no-such-section\n'),
    'content/section-addresses.yaml',
  ),
  fault('link/pending-exists', created('- ▸/x/introduction\n'), 'content/pending.yaml'),
  // Text
  fault('text/leftover', block('A sentence.\n▸TODO write the next one.')),
  fault('text/leftover', block('▸Lorem ipsum dolor.')),
  fault('text/unknown-package', block('Version ▸{version @mui/x-chart}.')),
  fault('heading/skipped-level', block('▸#### Too deep')),
  fault('heading/empty', block('▸##')),
  fault('page/multiple-titles', block('▸# A second title')),
  fault('table/dropped-cells', block('| A | B |\n|---|---|\n| 1 | 2 ▸| 3 |')),
  fault('html/dropped', block('▸<font color="red">Red</font> text.')),
  fault('html/unsafe', block('▸<script>alert(1)</script>')),
  fault('html/unsafe', block('Click <span ▸onclick="alert(1)">here</span>.')),
  fault('callout/unknown', block('▸:::caution\nMind the gap.\n:::')),
  fault('callout/unclosed', atEnd('▸:::info\nMind the gap.')),
  fault('callout/ends-with-block', block('- One\n\n  ▸:::info\n  Mind the gap.')),
  fault('code/unknown-language', block('```▸tsxx\nconst rain = 1;\n```')),
  fault('code/language-case', block('```▸TSX\nconst rain = 1;\n```')),
  fault(
    'code/unlabelled-tab',
    block('<codeblock storageKey="rain">\n\n```bash npm\nnpm i\n```\n\n▸```bash\nyarn\n```\n\n</codeblock>'),
  ),
  fault('site/not-utf8', atEnd('Caf▸\0.')),
  fault('page/too-deep', block(`▸${'> '.repeat(200)}deep`)),
  // Names of the reference
  fault('api/unknown-name', block('Call ▸`onSortModelChnge`.'), sorting),
  fault('api/misspelt-word', block('Pass ▸`colums`.'), sorting),
  fault('api/unknown-name', block("```tsx\nimport { ▸BarChrt } from '@mui/x-charts/BarChart';\n```"), bars),
  fault('api/unknown-name', block('```tsx\n<BarChart\n  ▸serries={[]}\n/>\n```'), bars),
  // What a page says of itself
  fault('frontmatter/unknown-key', inFrontmatter('▸tilte: Rain')),
  fault('frontmatter/invalid', replaced(/^productId: .*$/m, 'productId: ▸x-chrts'), bars),
  fault('frontmatter/invalid', replaced(/^packageName: .*$/m, "packageName: ▸'@mui/x-chrts'"), bars),
  fault('frontmatter/syntax', inFrontmatter('rain: ▸sun: snow'), bars),
  fault('anchor/invalid', replaced(/^tasks:$/m, '  ▸rain: no-such-section\ntasks:'), bars),
  fault(
    'anchor/invalid',
    replaced(/^tasks:$/m, 'tasks:\n  - task: Rain\n    section: ▸no-such-section'),
    bars,
  ),
  fault('page/missing-title', replaced(/^# .*\n\n/m, '▸'), migration),
  fault('page/long-title', replaced(/^# .*$/m, `▸# Migration${' and migration'.repeat(6)}`), migration),
  fault('page/missing-description', (text) =>
    text.replace(/^(# .*)\n\n<p class="description">.*<\/p>$/m, (_, title) => `▸${title}`),
  ),
  fault(
    'page/long-description',
    replaced(/^<p class="description">/m, `▸<p class="description">${'More rain. '.repeat(20)}`),
  ),
  fault('page/duplicate-title', replaced(/^title: .*$/m, 'title: ▸Bar charts'), page('react-charts/lines')),
  // Demos
  fault('directive/syntax', block('{{"demo": "Rain.tsx"▸,}}')),
  fault('directive/invalid', block('{{"demo": "Rain.tsx", ▸"backround": true}}')),
  fault('directive/unknown-component', block('▸{{"component": "RainTable"}}')),
  fault('demo/missing', block('{{"demo": ▸"Rain.tsx"}}')),
  fault(
    'demo/duplicate',
    (text) => `${text.trimEnd()}\n\n▸${/^\{\{"demo": .*\}\}$/m.exec(text)?.[0]}\n`,
    bars,
  ),
  fault('demo/not-erasable', atEnd('▸enum Rain { Much }\nexport const rain = Rain.Much;'), demoFile(0.1)),
  fault('demo/outside-site', (text) => `▸import '../../../../../rain.css';\n${text}`, demoFile(0.3)),
  fault('demo/undeclared-package', (text) => `▸import 'zod';\n${text}`, demoFile(0.5)),
  fault('demo/internal-import', (text) => `▸import '@mui/x-data-grid/internals';\n${text}`, demoFile(0.7)),
  fault(
    'demo/unused',
    created('▸export default () => <p>Rain</p>;\n'),
    'content/x/react-charts/bars/Rain.tsx',
  ),
  fault('asset/unused', created('▸<svg xmlns="http://www.w3.org/2000/svg"/>\n'), 'content/public/rain.svg'),
  // The tree, the configuration and texts
  fault('page/no-node', created('▸# Rain\n\n<p class="description">It rains.</p>\n'), page('rain')),
  fault('page/missing-source', atEnd('  - pathname: ▸/x/rain\n    title: Rain'), tree),
  fault('tree/duplicate-pathname', atEnd('  - pathname: ▸/x/introduction/support\n    title: Rain'), tree),
  fault('tree/empty-group', atEnd('  - pathname: /x/rain\n    title: Rain\n    ▸children: []'), tree),
  fault('tree/unknown-api', atEnd('  - { api: ▸x-rain, part: index }'), tree),
  fault('site/unknown-key', atEnd('▸serach: true'), site),
  fault('site/invalid', replaced('sandboxes: [stackblitz', 'sandboxes: [▸stackblits'), site),
  fault('site/syntax', replaced('\nlanguages: [en]', '\n▸\tlanguages: [en]'), site),
  fault('version/mismatch', replaced(/(?<=x-license-pro', version: )[\d.]+/, '▸6.0.0'), site),
  fault(
    'redirect/invalid',
    replaced('redirects:\n', 'redirects:\n  - { from: /rain, to: ▸/nowhere/ }\n'),
    site,
  ),
  fault('translation/empty', created('{\n  "code.copy": ▸""\n}\n'), english),
  fault('translation/placeholders', created('{\n  ▸"heading.link": "Link to {titel}"\n}\n'), english),
  fault(
    'api/unknown-note',
    atEnd('▸x-charts * slot rain: The rain that falls on a chart.'),
    'content/api-notes.yaml',
  ),
];

const written = good.compiled.pages
  .filter(({ node, file, slots }) => !node.api && file.endsWith('.md') && slots.length > 0)
  .map(({ file }) => file);

/** The faults without a file of their own, spread over all written pages. */
const seeded = faults.map(({ code, change, file }, index) => ({
  code,
  change,
  file: file ?? written[Math.floor((index * written.length) / faults.length)] ?? '',
}));

test('the site without a fault has no finding', () => {
  expect(fold(sortDiagnostics(good.diagnostics)).filter(({ severity }) => severity !== 'off')).toEqual([]);
});

test('there are at least sixty faults', () => {
  expect(seeded.length).toBeGreaterThanOrEqual(60);
});

test.each(seeded.map((each) => [each.code, each.file, each.change] as const))(
  '%s in %s',
  (code, file, change) => {
    const before = diskHost.readText(join(root, file)) ?? '';
    const marked = change(before);
    const mark = marked.indexOf('▸');
    expect(mark).toBeGreaterThanOrEqual(0);
    const line = marked.slice(0, mark).split('\n').length;
    const found = findings(file, marked.replace('▸', ''));
    expect(found.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`)).toEqual([
      `${code} ${file}:${line}`,
    ]);
  },
);

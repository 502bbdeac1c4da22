// Demos of the documentation, each with a fault that only its types, its bundle or its picture shows, in a copy of the
// site: each is found at its line, and nothing else is reported. Faults in texts are in real-faults.build.test.ts.
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { checkDemoTypes } from '../../cli/3-check/demo-types.ts';
import { bundle } from '../../cli/4-bundle/bundle.ts';
import { warm } from '../../cli/5-render/render.ts';
import { withoutFailed } from '../../cli/commands/without-failed.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import type { Code, Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { fold } from '../../cli/diagnostics/fold.ts';
import { compile } from '../../cli/examine/examine.ts';
import { noCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import type { CompiledSite } from '../../cli/model/page.ts';
import { temporaryFolder } from '../support/folder.ts';
import { asBuilt } from '../support/real-site.ts';
import { repository } from '../support/run-cli.ts';

const root = join(temporaryFolder(), 'site');

interface Fault {
  readonly code: Code;
  /** Text of a demo with ▸ at the place of the finding. */
  readonly change: (text: string) => string;
}

const component = /^export default function .*\{$/m;

const inComponent =
  (written: string): Fault['change'] =>
  (text) =>
    text.replace(component, (line) => `${line}\n  ${written}`);

const faults: readonly Fault[] = [
  { code: 'demo/type-error', change: (text) => `${text}\nexport const ▸rain: number = 'much';\n` },
  { code: 'demo/build-failed', change: (text) => `${text}\nexport const rain = ▸;\n` },
  { code: 'demo/build-failed', change: (text) => `▸import './rain';\n${text}` },
  { code: 'demo/render-failed', change: inComponent("if (Date.now() > 0) throw ▸new Error('rain');") },
  { code: 'demo/render-failed', change: (text) => `▸${text.replace('export default ', 'export ')}` },
  { code: 'demo/console-output', change: inComponent("▸console.log('rain');") },
  { code: 'demo/empty', change: () => '▸export default function Rain() {\n  return <div />;\n}\n' },
];

/** A demo for each fault, of one module, from all parts of the site. */
function faultyDemos({ demos }: CompiledSite) {
  const fit = demos.filter(({ file, sources }) => {
    const [{ code = '' } = {}, ...others] = sources;
    return file.endsWith('.tsx') && others.length === 0 && component.test(code);
  });
  return faults.map(({ code, change }, index) => {
    const demo = fit[Math.floor((index * fit.length) / faults.length)];
    if (demo === undefined) throw new Error('There are too few demos');
    const text = change(demo.sources[0]?.code ?? '');
    const mark = text.indexOf('▸');
    const line = text.slice(0, mark).split('\n').length;
    return {
      id: demo.id,
      file: demo.file,
      text: text.replace('▸', ''),
      found: `${code} ${demo.file}:${line}`,
    };
  });
}

/** The site with these demos alone. */
function only({ pages, demos }: CompiledSite, ids: ReadonlySet<string>): CompiledSite {
  return {
    demos: demos.filter(({ id }) => ids.has(id)),
    pages: pages.flatMap((page) => {
      const slots = page.slots.filter((slot) => slot.kind === 'demo' && ids.has(slot.demo));
      return slots.length === 0 ? [] : [{ ...page, slots }];
    }),
  };
}

let expected: readonly string[];
let found: readonly Diagnostic[];

beforeAll(async () => {
  const content = join(repository, 'content');
  cpSync(content, join(root, 'content'), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(repository, file), join(root, file));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'made'));

  const compiledSite = () => {
    const { value: site } = load(diskHost, root);
    if (site === null) throw new Error('The site does not load');
    return { site, compiled: compile(diskHost, site, asBuilt).value };
  };
  const faulty = faultyDemos(compiledSite().compiled);
  for (const { file, text } of faulty) writeFileSync(join(root, file), text);
  const { site, compiled } = compiledSite();
  const shown = only(compiled, new Set(faulty.map(({ id }) => id)));

  const graph = createGraph({ root, host: diskHost, cache: noCache, version: '' });
  const folder = join(root, 'made');
  const types = checkDemoTypes(diskHost, site, shown, { keeper: graph, folder });
  const bundling = { graph, folder, mode: 'development' } as const;
  const failed = await bundle(site, shown, bundling);
  const rest = withoutFailed(shown, failed.diagnostics) ?? shown;
  const made = await bundle(site, rest, bundling);
  if (made.value === null) throw new Error('The other demos are not bundled');
  const drawn = await warm(site, rest, made.value, {
    keeper: graph,
    workers: 2,
    share: null,
    onProgress: () => {},
  });
  found = [...(await types), ...failed.diagnostics, ...made.diagnostics, ...drawn.diagnostics];
  expected = faulty.map((each) => each.found);
});

test('each fault is found at its line, and nothing else', () => {
  const told = fold(found.filter(({ severity }) => severity !== 'off'));
  expect(told.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`).sort()).toEqual(
    [...expected].sort(),
  );
});

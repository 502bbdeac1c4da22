import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuildContext, examineSite, produce } from '../../cli/commands/build.ts';
import { createGraph, type Graph } from '../../cli/derive/graph.ts';
import { noCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { createProgress } from '../../cli/report/progress.ts';
import { temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';

/** A check of a site with one demo. */
function checkOf(demo: string): BuildContext {
  const root = layeredSite(join(temporaryFolder(), 'site'));
  writeFileSync(
    join(root, 'content/guide/guide.md'),
    '# Guide\n\n<p class="description">Fold.</p>\n\n{{"demo": "Fold.tsx"}}\n',
  );
  writeFileSync(join(root, 'content/guide/Fold.tsx'), demo);
  writeFileSync(join(root, 'content/tsconfig.json'), '{ "compilerOptions": { "module": "esnext" } }');
  return {
    root,
    host: diskHost,
    cache: noCache,
    folder: join(root, 'node_modules/.cache/crash'),
    workers: 1,
    mode: 'development',
    share: null,
    external: false,
    progress: createProgress(process.stderr, true),
    graph: createGraph({ root, host: diskHost, cache: noCache, version: '' }),
  };
}

/** The graph, in which values with one of these names fail at once. */
const failing = (graph: Graph, names: readonly string[]): Graph => ({
  ...graph,
  run: (task, key) =>
    names.includes(task.name) ? Promise.reject(new Error(`${task.name} failed`)) : graph.run(task, key),
});

test('a check beside the stages that fails before these end rejects the build, and not the process', async () => {
  const context = checkOf('export default () => <p>Folded</p>;\n');
  const unhandled: unknown[] = [];
  const record = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', record);
  try {
    const examined = await examineSite(context);
    const build = produce({ ...context, graph: failing(context.graph, ['demo-types']) }, examined);
    await expect(build).rejects.toThrow('demo-types failed');
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', record);
  }
});

test.each(['bundle', 'render'])('a check ends with its signal in the stage %s', async (wanted) => {
  const context = checkOf('for (;;);\nexport default () => <p>Folded</p>;\n');
  const work = new AbortController();
  const stages: string[] = [];
  const progress: BuildContext['progress'] = {
    ...context.progress,
    stage: (name, run) => {
      stages.push(name);
      // Within the stage: bundling takes longer, and the demo never ends.
      if (name === wanted) setTimeout(() => work.abort(new Error('superseded')), 10);
      return context.progress.stage(name, run);
    },
  };
  const own = { ...context, progress, signal: work.signal };
  const examined = await examineSite(own);
  const start = performance.now();
  await expect(produce(own, examined)).rejects.toThrow('superseded');
  expect(stages.at(-1)).toBe(wanted);
  // Half of the time that a demo has.
  expect(performance.now() - start).toBeLessThan(30_000);
});

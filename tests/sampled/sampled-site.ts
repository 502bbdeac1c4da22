import { rmSync } from 'node:fs';
import { load } from '../../cli/1-load/load.ts';
import { bundle } from '../../cli/4-bundle/bundle.ts';
import { draw } from '../../cli/5-render/draw.ts';
import { readPicture } from '../../cli/5-render/drawn.ts';
import { picturesToDraw } from '../../cli/5-render/pictures.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import { compile } from '../../cli/examine/examine.ts';
import { noCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { cacheFolder } from '../../cli/machine/tool.ts';
import type { OutputFile, Picture } from '../../cli/model/output.ts';
import type { CompiledSite } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';

/** Pages of a sample: enough for every kind of component, few enough to be drawn from scratch several times. */
const size = 6;

/** The site in `root` with only some of its written pages, evenly spread over the tree. */
function sampledSite(root: string): Site {
  const { value: site } = load(diskHost, root);
  if (site === null) throw new Error(`${root} does not load`);
  const folders = new Set(
    diskHost
      .list(`${root}/content`)
      .flatMap((file) => (/\.[jt]sx?$/.test(file) ? file.replace(/[^/]*$/, '') : [])),
  );
  const shown = site.sources.filter(({ file }) =>
    folders.has(file.replace(/^content\//, '').replace(/[^/]*$/, '')),
  );
  const step = Math.max(1, shown.length / size);
  const sources = Array.from(
    { length: Math.min(size, shown.length) },
    (_, index) => shown[Math.floor(index * step)],
  );
  return { ...site, sources: sources.flatMap((source) => source ?? []) };
}

export interface Sample {
  readonly compiled: CompiledSite;
  /** Pictures of the demos, by id. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly files: readonly OutputFile[];
}

/** Compiles, bundles and draws the sample of the site in `root`, with nothing cached. */
export async function drawSample(root: string, workers: number): Promise<Sample> {
  const site = sampledSite(root);
  const compiled = compile(diskHost, site).value;
  const graph = createGraph({ root, host: diskHost, cache: noCache, version: '' });
  const { value: bundles, diagnostics } = await bundle(site, compiled, {
    mode: 'production',
    graph,
    folder: cacheFolder(root),
  });
  if (bundles === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  try {
    const options = { keeper: graph, workers, share: null, onProgress: () => {} };
    const drawn = await draw(site, bundles.server, picturesToDraw(compiled, bundles), options);
    const pictures = new Map([...drawn].map(([id, { picture }]) => [id, readPicture(picture)]));
    return { compiled, pictures, files: bundles.files };
  } finally {
    rmSync(bundles.server.folder, { recursive: true, force: true });
  }
}

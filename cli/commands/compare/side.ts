import { rmSync } from 'node:fs';
import { checkDemoTypes } from '../../3-check/demo-types.ts';
import { checkFenceTypes } from '../../3-check/fence-types.ts';
import { endBundlers } from '../../4-bundle/bundle.ts';
import { bundleForDrawing } from '../../4-bundle/drawing-bundle.ts';
import { makeStyles } from '../../4-bundle/readers/made-styles.ts';
import { demosReaching } from '../../4-bundle/server/demos-reaching.ts';
import { draw } from '../../5-render/draw.ts';
import type { Drawn } from '../../5-render/drawn.ts';
import { pictureFindings, picturesToDraw } from '../../5-render/pictures.ts';
import type { Graph } from '../../derive/graph.ts';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts';
import type { Host } from '../../machine/host.ts';
import { serverFolder } from '../../machine/server-modules.ts';
import { textOf } from '../../machine/spool.ts';
import type { ServerBundle } from '../../model/bundle.ts';
import type { CompiledSite } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { withoutFailed } from '../without-failed.ts';

export interface SideOptions {
  readonly host: Host;
  readonly graph: Graph;
  /** Folder for files of this run. */
  readonly folder: string;
  readonly workers: number;
  readonly onProgress: (done: number, total: number) => void;
}

const mode = 'development';

/** The demos and fences of a site with one set of packages. */
export interface Side {
  readonly types: readonly Diagnostic[];
  readonly fences: readonly Diagnostic[];
  /** Mistakes for which modules cannot be bundled. */
  readonly build: readonly Diagnostic[];
  /** Demo → picture; demos that cannot be bundled have none. */
  readonly pictures: ReadonlyMap<string, Drawn>;
  /** Demo → findings about its picture. */
  readonly drawing: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Style sheet of the demos' shell. */
  readonly styleSheet: string;
}

/** Findings about modules of packages, at the demos that import these modules. */
async function atDemos(
  site: Site,
  { demos }: CompiledSite,
  findings: readonly Diagnostic[],
): Promise<readonly Diagnostic[]> {
  const byFile = new Map(findings.toReversed().map((finding) => [finding.place?.file ?? '', finding]));
  const reaching = await demosReaching(site, mode, demos, new Set(byFile.keys()));
  return [...reaching].flatMap(([{ file }, broken]) =>
    broken.flatMap((path) => {
      const finding = byFile.get(path);
      if (finding === undefined) return [];
      return [{ ...finding, message: `${finding.message} in ${path}`, place: { file, line: 1, column: 1 } }];
    }),
  );
}

/** Bundles the demos that can be bundled. Findings about no demo concern all of them. */
async function bundleSound(site: Site, compiled: CompiledSite, graph: Graph, folder: string) {
  const build: Diagnostic[] = [];
  let sound: CompiledSite | null = compiled;
  while (sound !== null) {
    const { value, diagnostics }: Outcome<ServerBundle | null> = await bundleForDrawing(site, sound, {
      ...{ mode, graph, folder },
    });
    if (value !== null) return { build, server: value, sound };
    const files = new Set(sound.demos.flatMap(({ sources }) => sources.map(({ file }) => file)));
    const written = diagnostics.filter(({ place }) => place !== null && files.has(place.file));
    const found = written.length > 0 ? written : await atDemos(site, sound, diagnostics);
    build.push(...(found.length > 0 ? found : diagnostics));
    sound = withoutFailed(sound, found);
  }
  return { build, server: null, sound };
}

/**
 * Checks, bundles and draws the demos of a site with the packages that are found from its root. Pictures are the ones of
 * `check`, in development mode, and kept with them.
 */
export async function drawSide(site: Site, compiled: CompiledSite, options: SideOptions): Promise<Side> {
  const { host, graph, folder, workers, onProgress } = options;
  const types = checkDemoTypes(host, site, compiled, { keeper: graph, folder });
  const fences = checkFenceTypes(host, site, compiled, { keeper: graph, folder });
  const { build, server, sound } = await bundleSound(site, compiled, graph, folder);
  try {
    const tasks = server === null || sound === null ? [] : picturesToDraw(sound, { server });
    const pictures =
      server === null
        ? new Map<string, Drawn>()
        : await draw(site, server, tasks, { keeper: graph, workers, share: null, onProgress, isQuiet: true });
    const drawing = new Map(
      compiled.demos.flatMap((demo) => {
        const drawn = pictures.get(demo.id);
        return drawn === undefined ? [] : [[demo.id, pictureFindings(demo, drawn, site)] as const];
      }),
    );
    const made = server === null ? null : await makeStyles(site, server, true, graph);
    const styleSheet = (made?.value.demos ?? []).map(({ contents }) => textOf(contents)).join('\n');
    return { styleSheet, types: await types, fences: await fences, build, pictures, drawing };
  } finally {
    await endBundlers();
    rmSync(serverFolder(folder), { recursive: true, force: true });
  }
}

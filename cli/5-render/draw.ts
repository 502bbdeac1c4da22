import type {
  ComponentRequest,
  DemoRequest,
  DrawRequest,
  DrawResult,
  DrawSettings,
} from '../../renderer/server/draw.ts';
import { contentHash } from '../machine/cache.ts';
import { type ProcessOptions, type Spare, spareChild } from '../machine/child.ts';
import { drawingVersion } from '../machine/own-code.mjs';
import { installDemos, installModules } from '../machine/server-modules.ts';
import { type DrawOptions, inBatches, mapInProcesses, type PoolOptions } from '../machine/workers.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';
import { redactor } from '../site/redact.ts';
import { type Drawn, drawnFrom, keepGroup, knownGroup } from './drawn.ts';

/** A request to draw a picture, and the hash of its input. */
export interface DrawTask {
  /** Without modules: a demo is bundled only if it has to be drawn. */
  readonly request: Omit<DemoRequest, 'module' | 'mount'> | ComponentRequest;
  readonly inputs: string;
  /** Tasks of a group share a world, including the state that their modules keep between renders. */
  readonly group: string;
}

/** A page with more demos has several groups, so that all cores work to the end and an edit redraws few. */
const groupSize = 12;

/** MB; five times the need of demos of grids and charts. */
const memoryLimit = 1024;

const entry = 'renderer/server/draw-process.ts';

/** Groups depend only on their own tasks, so that a picture does not depend on others. */
function groupsOf(tasks: readonly DrawTask[]): DrawTask[][] {
  const groups = new Map<string, DrawTask[]>();
  for (const task of tasks) {
    const group = groups.get(task.group);
    if (group === undefined) groups.set(task.group, [task]);
    else group.push(task);
  }
  return [...groups.values()].flatMap((group) => inBatches(group, groupSize));
}

/** Leaves out the paths of modules, which change with every other module. */
const keyOf = ({ request, inputs }: DrawTask): string =>
  JSON.stringify([{ ...request, module: '', mount: '' }, inputs]);

/** Writes the modules of tasks, and returns a request for each task. */
async function requestsFor(
  server: ServerBundle,
  root: string,
  tasks: readonly DrawTask[],
): Promise<(task: DrawTask) => DrawRequest> {
  const requests = tasks.map(({ request }) => request);
  const demos = requests.flatMap((request) => (request.kind === 'demo' ? [request.id] : []));
  const components = requests.flatMap((request) =>
    request.kind === 'component' ? [request.module, request.mount] : [],
  );
  if (components.length > 0) installModules(server, root, components);
  const installed = demos.length > 0 ? await installDemos(server, root, demos) : null;
  return ({ request }) => {
    if (request.kind === 'component') return request;
    if (installed === null) throw new Error(`No module for the demo ${request.id}`);
    return { ...request, module: installed.moduleOf(request.id), mount: installed.mount };
  };
}

function settingsOf({ config }: Site): DrawSettings {
  const { width, clock, locale, seed } = config.demos;
  return { width, clock, locale, seed };
}

/** Options of a process that draws with the modules in a folder. */
export function processOptions(site: Site, folder: string): ProcessOptions {
  const { timeZone, locale } = site.config.demos;
  const language = `${locale.replace('-', '_')}.UTF-8`;
  return {
    entry,
    arguments: [JSON.stringify(settingsOf(site))],
    folders: [folder],
    environment: { TZ: timeZone, LC_ALL: language, LANG: language },
    memoryLimit,
  };
}

/** A process for `draw` that starts before the modules are ready; `folder` is the server's. */
export const spareDrawer = (site: Site, folder: string): Spare => spareChild(processOptions(site, folder));

/** The result of a request whose process has ended. */
const failed = ({ id }: DrawRequest, reason: string): DrawResult => ({
  id,
  html: '',
  css: [],
  isEmpty: true,
  error: { message: reason, stack: '', isShared: true },
  console: [],
});

const isDoubtful = ({ error }: DrawResult): boolean => error?.isShared ?? false;

/**
 * Draws each demo in a process of its own with a bundle of its own: shared modules might run in another order than the
 * demo's own imports define, and all demos of a process share its memory.
 */
async function drawAlone(
  server: ServerBundle,
  root: string,
  requests: readonly DrawRequest[],
  options: Omit<PoolOptions<DrawRequest, DrawResult>, 'onBatch' | 'spare'>,
): Promise<ReadonlyMap<string, DrawResult>> {
  const own: DrawRequest[] = [];
  for (const request of requests) {
    if (request.kind === 'component') own.push(request);
    else {
      const { mount, moduleOf } = await installDemos(server, root, [request.id], true);
      own.push({ ...request, mount, module: moduleOf(request.id) });
    }
  }
  const results = new Map<string, DrawResult>();
  await mapInProcesses<DrawRequest, DrawResult>(
    own.map((request) => [request]),
    {
      ...options,
      batchesOfChild: 1,
      onBatch: (_, drawn) => {
        for (const result of drawn) results.set(result.id, result);
      },
    },
  );
  return results;
}

/**
 * Draws each task in a child process with the clock, zone, language and random seed of the site. Each group has its own
 * world and one cache entry, so the result does not depend on which process drew it.
 */
export async function draw(
  site: Site,
  server: ServerBundle,
  tasks: readonly DrawTask[],
  { cache, workers, share, onProgress, spare }: DrawOptions,
): Promise<ReadonlyMap<string, Drawn>> {
  const { timeZone, timeLimit } = site.config.demos;
  const world = JSON.stringify([drawingVersion(), settingsOf(site), timeZone, timeLimit]);
  const redact = redactor(site);
  const own = groupsOf(tasks).filter((_, index) => share === null || index % share.count === share.index);
  const groups = own.map((group) => {
    const key = contentHash(world, ...group.map(keyOf));
    return { group, key, known: knownGroup(cache, key) };
  });
  // Longest first, so that other cores are idle for the shortest time while the last one works.
  const missing = groups
    .filter(({ known }) => known === undefined)
    .sort((a, b) => b.group.length - a.group.length);
  const total = own.reduce((sum, group) => sum + group.length, 0);
  let done = total - missing.reduce((sum, { group }) => sum + group.length, 0);
  const requestOf = await requestsFor(
    server,
    site.root,
    missing.flatMap(({ group }) => group),
  );
  const results = new Map<string, Drawn>();
  const keep = (group: readonly Drawn[]) => {
    for (const result of group) results.set(result.id, result);
  };
  for (const { known } of groups) keep(known ?? []);
  const ready = (index: number, drawn: readonly DrawResult[]) => {
    const group = redact(drawn).map(drawnFrom);
    // A failure may be due to lack of time, so it is not cached.
    if (group.every(({ error }) => error === null)) keepGroup(cache, missing[index]?.key ?? '', group);
    keep(group);
  };
  const options = {
    ...processOptions(site, server.folder),
    size: workers,
    timeLimit: timeLimit * 1000,
    onDeath: failed,
  };
  const doubtful = new Map<number, readonly DrawResult[]>();
  await mapInProcesses<DrawRequest, DrawResult>(
    missing.map(({ group }) => group.map(requestOf)),
    {
      ...options,
      spare,
      onBatch: (index, drawn) => {
        if (drawn.some(isDoubtful)) doubtful.set(index, drawn);
        else ready(index, drawn);
      },
    },
    () => {
      done += 1;
      onProgress(done, total);
    },
  );
  if (doubtful.size === 0) return results;
  const requests = new Map(
    missing.flatMap(({ group }) => group.map((task) => [task.request.id, requestOf(task)])),
  );
  const alone = await drawAlone(
    server,
    site.root,
    [...doubtful.values()]
      .flat()
      .filter(isDoubtful)
      .flatMap(({ id }) => requests.get(id) ?? []),
    options,
  );
  for (const [index, drawn] of doubtful)
    ready(
      index,
      drawn.map((result) => alone.get(result.id) ?? result),
    );
  return results;
}

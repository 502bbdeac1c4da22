import type { ComponentRequest, DemoRequest, DrawRequest, DrawResult } from '../../renderer/server/draw.ts';
import type { Task } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { contentHash } from '../machine/cache.ts';
import type { Spare } from '../machine/child.ts';
import { drawingVersion } from '../machine/own-code.mjs';
import { installDemos, installModules } from '../machine/server-modules.ts';
import { record, type Where } from '../machine/trace.ts';
import { inBatches, mapInProcesses, type PoolOptions, type Share } from '../machine/workers.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';
import { redactor } from '../site/redact.ts';
import { drawingProcess, settingsOf } from './drawing-process.ts';
import { type Drawn, drawnFrom, groupSplit } from './drawn.ts';

export interface DrawOptions {
  readonly keeper: Keeper;
  readonly workers: number;
  /** Null to draw everything. */
  readonly share: Share | null;
  readonly onProgress: (done: number, total: number) => void;
  /** A process that has already been started. */
  readonly spare?: Spare;
  /** Ends the work, which then throws. */
  readonly signal?: AbortSignal | undefined;
  /** Whether errors of demos are expected; see `ProcessOptions`. */
  readonly isQuiet?: boolean;
}

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

/** A group that is not kept. */
interface Missing {
  readonly group: readonly DrawTask[];
  readonly finish: (drawn: readonly Drawn[], where: Where) => void;
}

/**
 * Draws each task in a child process with the clock, zone, language and random seed of the site. Each group has its own
 * world and is kept as a whole, so the result does not depend on which process drew it.
 */
export async function draw(
  site: Site,
  server: ServerBundle,
  tasks: readonly DrawTask[],
  { keeper, share, ...options }: DrawOptions,
): Promise<ReadonlyMap<string, Drawn>> {
  const { timeZone, timeLimit } = site.config.demos;
  const world = JSON.stringify([settingsOf(site), timeZone, timeLimit]);
  const own = groupsOf(tasks).filter((_, index) => share === null || index % share.count === share.index);
  const missing: Missing[] = [];
  // A kept group is found at once; the others arrive in the list, and are drawn together.
  const groups = own.map((group) => {
    const [first] = group;
    const task: Task<readonly Drawn[]> = {
      name: 'pictures',
      version: drawingVersion(),
      input: contentHash(world, ...group.map(keyOf)),
      from: { files: server.demos.read[first?.group ?? ''] ?? [] },
      split: groupSplit,
      make: ({ ranIn }) =>
        new Promise((resolve) => {
          const finish: Missing['finish'] = (drawn, where) => {
            ranIn(where);
            resolve(drawn);
          };
          missing.push({ group, finish });
        }),
    };
    return keeper.run(task, first?.request.id ?? '');
  });
  await drawMissing(site, server, missing, own.flat().length, options);
  const drawn = (await Promise.all(groups)).flatMap(({ value }) => value);
  return new Map(drawn.map((result) => [result.id, result]));
}

async function drawMissing(
  site: Site,
  server: ServerBundle,
  found: readonly Missing[],
  total: number,
  { workers, onProgress, spare, signal, isQuiet = false }: Omit<DrawOptions, 'keeper' | 'share'>,
): Promise<void> {
  // Longest first, so that other cores are idle for the shortest time while the last one works.
  const missing = found.toSorted((a, b) => b.group.length - a.group.length);
  const tasks = missing.flatMap(({ group }) => group);
  let done = total - tasks.length;
  const requestOf = await requestsFor(server, site.root, tasks);
  const redact = redactor(site);
  const finish = (index: number, drawn: readonly DrawResult[], where: Where) =>
    missing[index]?.finish(redact(drawn).map(drawnFrom), where);
  const options = {
    ...drawingProcess(site, server.folder),
    isQuiet,
    signal,
    size: workers,
    timeLimit: site.config.demos.timeLimit * 1000,
    onDeath: failed,
  };
  const doubtful: Parameters<typeof finish>[] = [];
  await mapInProcesses<DrawRequest, DrawResult>(
    missing.map(({ group }) => group.map(requestOf)),
    {
      ...options,
      spare,
      onBatch: (...batch) => {
        if (batch[1].some(isDoubtful)) doubtful.push(batch);
        else finish(...batch);
      },
    },
    ({ id }, where) => {
      record({ category: 'draw', name: id, ...where });
      done += 1;
      onProgress(done, total);
    },
  );
  if (doubtful.length === 0) return;
  const requests = new Map(tasks.map((task) => [task.request.id, requestOf(task)]));
  const alone = await drawAlone(
    server,
    site.root,
    doubtful
      .flatMap(([, drawn]) => drawn)
      .filter(isDoubtful)
      .flatMap(({ id }) => requests.get(id) ?? []),
    options,
  );
  for (const [index, drawn, where] of doubtful)
    finish(
      index,
      drawn.map((result) => alone.get(result.id) ?? result),
      where,
    );
}

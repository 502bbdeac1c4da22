import type {
  PrerenderRequest,
  PrerenderResult,
  PrerenderSettings,
} from '../../renderer/server/prerender.ts';
import { contentHash } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import { installModules } from '../machine/server-modules.ts';
import { type DrawOptions, inBatches, mapInProcesses } from '../machine/workers.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';
import { redactor } from '../site/redact.ts';

/** What is drawn, and what its picture depends on. */
export interface Drawing {
  readonly request: PrerenderRequest;
  readonly inputs: string;
  /** Those of a group share a process, and so what their modules keep between renders. */
  readonly group: string;
}

/** A page with more demos has several groups, so that all cores work to the end and an edit redraws few. */
const groupSize = 12;

/** MB; five times what demos of grids and charts were seen to need. */
const memoryLimit = 1024;

const entry = 'renderer/server/prerender-process.ts';

const requestOf = ({ request }: Drawing): PrerenderRequest => request;

/** Drawings by their groups alone: which others there are never shows in a picture. */
function groupsOf(drawings: readonly Drawing[]): Drawing[][] {
  const groups = new Map<string, Drawing[]>();
  for (const drawing of drawings) {
    const group = groups.get(drawing.group);
    if (group === undefined) groups.set(drawing.group, [drawing]);
    else group.push(drawing);
  }
  return [...groups.values()].flatMap((group) => inBatches(group, groupSize));
}

/** Everything but the addresses of modules, which change with every other module. */
const keyOf = ({ request, inputs }: Drawing): string =>
  JSON.stringify([{ ...request, module: '', mount: '' }, inputs]);

/**
 * Answers each request in a child process whose clock, zone, language and randomness are the site's. Each group has a
 * process of its own and is cached whole: which process drew what never shows in the result.
 */
export async function draw(
  site: Site,
  server: ServerBundle,
  drawings: readonly Drawing[],
  { cache, workers, share, onProgress }: DrawOptions,
): Promise<ReadonlyMap<string, PrerenderResult>> {
  const { width, clock, timeZone, locale, seed, timeLimit } = site.config.demos;
  const settings: PrerenderSettings = { width, clock, locale, seed };
  const world = JSON.stringify([codeVersion([entry]), settings, timeZone, timeLimit]);
  const redact = redactor(site);
  const own = groupsOf(drawings).filter((_, index) => share === null || index % share.count === share.index);
  const groups = own.map((group) => {
    const key = contentHash(world, ...group.map(keyOf));
    return { group, key, known: cache.get('pictures', key) as PrerenderResult[] | undefined };
  });
  // The longest first: the last one to end then leaves the other cores idle for the shortest time.
  const missing = groups
    .filter(({ known }) => known === undefined)
    .sort((a, b) => b.group.length - a.group.length);
  const total = own.reduce((sum, group) => sum + group.length, 0);
  let done = total - missing.reduce((sum, { group }) => sum + group.length, 0);
  if (missing.length > 0) installModules(server, site.root);
  const language = `${locale.replace('-', '_')}.UTF-8`;
  const results = new Map<string, PrerenderResult>();
  const keep = (group: readonly PrerenderResult[]) => {
    for (const result of group) results.set(result.id, result);
  };
  for (const { known } of groups) keep(known ?? []);
  await mapInProcesses<PrerenderRequest, PrerenderResult>(
    missing.map(({ group }) => group.map(requestOf)),
    {
      entry,
      arguments: [JSON.stringify(settings)],
      environment: { TZ: timeZone, LC_ALL: language, LANG: language },
      size: workers,
      timeLimit: timeLimit * 1000,
      memoryLimit,
      onDeath: ({ id }, reason) => ({
        id,
        html: '',
        css: [],
        error: { message: reason, stack: '' },
        console: [],
      }),
      onBatch: (index, drawn) => {
        const group = redact(drawn);
        // One that failed may have failed for want of time.
        if (group.every(({ error }) => error === null))
          cache.set('pictures', missing[index]?.key ?? '', group);
        keep(group);
      },
    },
    () => {
      done += 1;
      onProgress(done, total);
    },
  );
  return results;
}

import { join } from 'node:path';
import type {
  PrerenderRequest,
  PrerenderResult,
  PrerenderSettings,
} from '../../renderer/server/prerender.ts';
import { contentHash } from '../machine/cache.ts';
import { codeHash, toolRoot } from '../machine/tool.ts';
import { type DrawOptions, inBatches, mapInProcesses } from '../machine/workers.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';
import { redactor } from '../site/redact.ts';

/** Demos and components that share a process, and so what their modules keep between renders. */
const batchSize = 32;

const serverFolder = join(toolRoot, 'renderer/server');

/** What a request depends on besides the world: its name and options, and the hashes in the names of its modules. */
const keyOf = ({ folder }: ServerBundle, request: PrerenderRequest): string =>
  JSON.stringify(request).replaceAll(folder, '');

/**
 * Answers each request in a child process whose clock, zone, language and randomness are the site's. Batches are cut
 * by position alone and cached whole: which process drew what never shows in the result.
 */
export async function draw(
  site: Site,
  server: ServerBundle,
  requests: readonly PrerenderRequest[],
  { cache, workers, onProgress }: DrawOptions,
): Promise<ReadonlyMap<string, PrerenderResult>> {
  const { width, clock, timeZone, locale, seed, timeLimit } = site.config.demos;
  const settings: PrerenderSettings = { width, clock, locale, seed };
  const world = JSON.stringify([codeHash('renderer'), settings, timeZone]);
  const redact = redactor(site);
  const batches = inBatches(requests, batchSize).map((batch) => {
    const key = contentHash(world, ...batch.map((request) => keyOf(server, request)));
    return { batch, key, known: cache.get('pictures', key) as PrerenderResult[] | undefined };
  });
  const missing = batches.filter(({ known }) => known === undefined);
  let done = requests.length - missing.reduce((sum, { batch }) => sum + batch.length, 0);
  const language = `${locale.replace('-', '_')}.UTF-8`;
  const drawn = await mapInProcesses<PrerenderRequest, PrerenderResult>(
    missing.map(({ batch }) => batch),
    {
      entry: join(serverFolder, 'prerender-process.ts'),
      arguments: [JSON.stringify(settings)],
      environment: { TZ: timeZone, LC_ALL: language, LANG: language },
      size: workers,
      timeLimit: timeLimit * 1000,
      onDeath: ({ id }, reason) => ({
        id,
        html: '',
        css: [],
        error: { message: reason, stack: '' },
        console: [],
      }),
    },
    () => {
      done += 1;
      onProgress(done, requests.length);
    },
  );
  const results = new Map<string, PrerenderResult>();
  const keep = (batch: readonly PrerenderResult[]) => {
    for (const result of batch) results.set(result.id, result);
  };
  for (const { known } of batches) keep(known ?? []);
  missing.forEach(({ key }, index) => {
    const batch = redact(drawn[index] ?? []);
    cache.set('pictures', key, batch);
    keep(batch);
  });
  return results;
}

import { join, relative } from 'node:path';
import type {
  PrerenderRequest,
  PrerenderResult,
  PrerenderSettings,
} from '../../renderer/server/prerender.ts';
import { type Cache, contentHash } from '../cache.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics.ts';
import type { Bundles, CompiledSite, Demo, Picture, Place, Site } from '../model.ts';
import { codeHash, toolRoot } from '../tool.ts';
import { mapInProcesses } from '../workers.ts';

export interface PictureOptions {
  readonly cache: Cache;
  readonly workers: number;
  readonly onProgress: (done: number, total: number) => void;
}

const kind = 'pictures';

const serverFolder = join(toolRoot, 'renderer/server');

/** First frame of a source-mapped stack that lies in the site's own code. */
export function placeInStack(stack: string, root: string): Place | null {
  for (const [, path, line, column] of stack.matchAll(/\(?((?:\/|file:\/\/)[^\s()]+):(\d+):(\d+)\)?/g)) {
    const file = relative(root, (path as string).replace(/^file:\/\//, ''));
    if (!file.startsWith('..') && !file.includes('node_modules')) {
      return { file, line: Number(line), column: Number(column) };
    }
  }
  return null;
}

/** A picture that shows neither text nor a drawing. */
const isEmpty = (html: string): boolean =>
  !/<(svg|img|canvas|input|hr)\b/.test(html) && html.replaceAll(/<[^>]*>/g, '').trim() === '';

function findings(demo: Demo, result: PrerenderResult, site: Site): Diagnostic[] {
  const start: Place = { file: demo.file, line: 1, column: 1 };
  if (result.error !== null) {
    const place = placeInStack(result.error.stack, site.root) ?? start;
    return [diagnostic('demo/render-failed', place, `${demo.name} throws: ${result.error.message}`)];
  }
  const allowed = (line: string) => site.config.demos.allowedConsole.some((part) => line.includes(part));
  const output = result.console.filter((line) => !allowed(line));
  return [
    ...(isEmpty(result.html)
      ? [diagnostic('demo/empty', start, `${demo.name} renders nothing visible.`)]
      : []),
    ...output.map((line) =>
      diagnostic(
        'demo/console-output',
        placeInStack(line, site.root) ?? start,
        `${demo.name} writes to the console: ${line.slice(0, 400)}`,
      ),
    ),
  ];
}

/** Renders every demo in child processes whose clock, zone, language and randomness are the site's. */
export async function renderPictures(
  site: Site,
  { demos }: CompiledSite,
  { server }: Bundles,
  { cache, workers, onProgress }: PictureOptions,
): Promise<Outcome<ReadonlyMap<string, Picture>>> {
  const { width, clock, timeZone, locale, seed } = site.config.demos;
  const settings: PrerenderSettings = { width, clock, locale, seed };
  const world = JSON.stringify([codeHash('renderer/server'), settings, timeZone]);
  const keyed = demos.map((demo) => ({
    demo,
    key: contentHash(world, demo.id, server.demos[demo.id]?.hash ?? ''),
  }));
  const results = new Map<string, PrerenderResult>();
  for (const { demo, key } of keyed) {
    const known = cache.get(kind, key) as PrerenderResult | undefined;
    if (known !== undefined) results.set(demo.id, known);
  }
  const missing = keyed.filter(({ demo }) => !results.has(demo.id));
  const requests: PrerenderRequest[] = missing.map(({ demo }) => ({
    id: demo.id,
    name: demo.name,
    module: server.demos[demo.id]?.module ?? '',
    mount: server.mount,
  }));
  const rendered = await mapInProcesses<PrerenderRequest, PrerenderResult>(
    requests,
    {
      entry: join(serverFolder, 'prerender-process.ts'),
      arguments: [JSON.stringify(settings)],
      environment: {
        TZ: timeZone,
        LC_ALL: `${locale.replace('-', '_')}.UTF-8`,
        LANG: `${locale.replace('-', '_')}.UTF-8`,
      },
      size: workers,
    },
    (done) => onProgress(demos.length - requests.length + done, demos.length),
  );
  missing.forEach(({ demo, key }, index) => {
    const result = rendered[index] as PrerenderResult;
    results.set(demo.id, result);
    cache.set(kind, key, result);
  });
  const pictures = new Map<string, Picture>();
  for (const [id, { html, css, error }] of results) if (error === null) pictures.set(id, { html, css });
  return {
    value: pictures,
    diagnostics: keyed.flatMap(({ demo }) => findings(demo, results.get(demo.id) as PrerenderResult, site)),
  };
}

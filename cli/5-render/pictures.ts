import type { PrerenderRequest, PrerenderResult } from '../../renderer/server/prerender.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeInStack } from '../diagnostics/place-in-stack.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Place } from '../model/place.ts';
import type { Site } from '../model/site.ts';

/** A picture that shows neither text nor a drawing. */
const isEmpty = (html: string): boolean =>
  !/<(svg|img|canvas|input|hr)\b/.test(html) && html.replaceAll(/<[^>]*>/g, '').trim() === '';

/** One request a demo. */
export const pictureRequests = ({ demos }: CompiledSite, { server }: Bundles): PrerenderRequest[] =>
  demos.map(({ id, name }) => ({
    kind: 'demo',
    id,
    name,
    module: server.demos[id] ?? '',
    mount: server.mount,
  }));

/** What a demo's picture says about the demo. */
export function pictureFindings(demo: Demo, result: PrerenderResult, site: Site): Diagnostic[] {
  const start: Place = { file: demo.file, line: 1, column: 1 };
  if (result.error !== null) {
    const place = placeInStack(result.error.stack, site.root) ?? start;
    return [diagnostic('demo/render-failed', place, `${demo.name} fails: ${result.error.message}`)];
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

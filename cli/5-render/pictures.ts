import { dirname } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeInStack } from '../diagnostics/place-in-stack.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Place } from '../model/place.ts';
import type { Site } from '../model/site.ts';
import type { DrawTask } from './draw.ts';
import type { Drawn } from './drawn.ts';

/** A task for each demo. Demos of a folder, which a page shows, are drawn together. */
export const picturesToDraw = ({ demos }: CompiledSite, { server }: Bundles): DrawTask[] =>
  demos.map(({ id, name }) => ({
    request: { kind: 'demo', id, name },
    inputs: `${server.demos.inputs[id]} ${server.mount.inputs}`,
    group: dirname(id),
  }));

/** Findings about a demo from its picture. */
export function pictureFindings(demo: Demo, result: Drawn, site: Site): Diagnostic[] {
  const start: Place = { file: demo.file, line: 1, column: 1 };
  if (result.error !== null) {
    const place = placeInStack(result.error.stack, site.root) ?? start;
    const { message } = result.error;
    return [diagnostic('demo/render-failed', place, `${demo.name} fails: ${message}`, { cause: message })];
  }
  const allowed = (line: string) => site.config.demos.allowedConsole.some((part) => line.includes(part));
  const output = result.console.filter(({ text }) => !allowed(text));
  return [
    ...(result.isEmpty ? [diagnostic('demo/empty', start, `${demo.name} renders nothing visible.`)] : []),
    ...output.map(({ text, stack }) =>
      diagnostic(
        'demo/console-output',
        // React names the component that it complains about in the text.
        placeInStack(text, site.root) ?? placeInStack(stack, site.root) ?? start,
        `${demo.name} writes to the console: ${text.slice(0, 400)}`,
        { cause: text },
      ),
    ),
  ];
}

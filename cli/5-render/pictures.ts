import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { dirname } from '../machine/paths.ts';
import { placeInStack } from '../machine/place-in-stack.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { DrawTask } from './draw.ts';
import type { Drawn } from './drawn.ts';

/** A task for each demo that some page shows as a picture. Demos of the same folder on a page are drawn together. */
export function picturesToDraw(
  { demos, pages }: CompiledSite,
  { server }: Pick<Bundles, 'server'>,
): DrawTask[] {
  const slots = pages.flatMap((page) => page.slots.flatMap((slot) => (slot.kind === 'demo' ? [slot] : [])));
  const drawn = new Set(slots.flatMap((slot) => (slot.isUndrawn ? [] : [slot.demo])));
  return demos
    .filter(({ id }) => drawn.has(id))
    .map(({ id, name }) => ({
      request: { kind: 'demo', id, name },
      inputs: `${server.demos.inputs[id]} ${server.mount.inputs}`,
      group: dirname(id),
    }));
}

/** Help for a name that Node.js has and that browser bundlers may supply. */
function browserHelp(message: string): string | undefined {
  const [, name] =
    /^(Buffer|process|setImmediate|clearImmediate|require|__dirname) is not defined$/.exec(message) ?? [];
  return name && `A browser has no \`${name}\`: remove it, or import a package that brings it.`;
}

/** Findings about a demo from its picture. */
export function pictureFindings(demo: Demo, result: Drawn, site: Site): Diagnostic[] {
  const start: Place = { file: demo.file, line: 1, column: 1 };
  if (result.error !== null) {
    const place = placeInStack(result.error.stack, site.root) ?? start;
    const { message } = result.error;
    const help = browserHelp(message);
    return [
      diagnostic('demo/render-failed', place, `${demo.name} fails: ${message}`, { help, cause: message }),
    ];
  }
  const allowed = (line: string) => site.config.demos.allowedConsole.some((part) => line.includes(part));
  const output = result.console.filter(({ text }) => !allowed(text));
  return [
    ...(result.isEmpty ? [diagnostic('demo/empty', start, `${demo.name} renders nothing visible.`)] : []),
    ...output.map(({ text, stack }) =>
      diagnostic(
        'demo/console-output',
        // React names the faulty component in the text.
        placeInStack(text, site.root) ?? placeInStack(stack, site.root) ?? start,
        `${demo.name} writes to the console: ${text.slice(0, 400)}`,
        { cause: text },
      ),
    ),
  ];
}

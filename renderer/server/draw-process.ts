/** Entry of a child process: one picture, or one piece of code, a message. Its environment fixes time zone and language. */
import { setImmediate } from 'node:timers/promises';
import { type DrawRequest, type DrawSettings, openWorld, type World } from './draw.ts';
import type { CodeRequest } from './run-code.ts';

interface DrawMessage {
  /** Whether the request begins a group, which has a world of its own. */
  readonly isFirst: boolean;
  readonly request: DrawRequest | CodeRequest;
}

const settings: DrawSettings = JSON.parse(process.argv[2] ?? '');

let world: World | null = null;

async function nextWorld(): Promise<World> {
  world?.close();
  world = null;
  // Let the old world's promises settle, so no new demo is blamed for them.
  await setImmediate();
  return openWorld(settings);
}

// Unhandled errors belong to the demo that is being drawn.
const strayError = (error: unknown) => world?.strayError(error);
process.on('unhandledRejection', strayError);
process.on('uncaughtException', strayError);
process.on('message', async ({ isFirst, request }: DrawMessage) => {
  if (isFirst || world === null) world = await nextWorld();
  process.send?.(await (request.kind === 'code' ? world.run(request) : world.draw(request)));
});
process.send?.('ready');

/** Entry of a child process: one picture a message. Its environment fixes time zone and language. */
import { type DrawRequest, type DrawSettings, prepareToDraw } from './draw.ts';

const settings: DrawSettings = JSON.parse(process.argv[2] ?? '');
const { draw, strayError } = prepareToDraw(settings);

// Unhandled errors belong to the demo that is being drawn.
process.on('unhandledRejection', strayError);
process.on('uncaughtException', strayError);
process.on('message', async (request: DrawRequest) => {
  process.send?.(await draw(request));
});
process.send?.('ready');

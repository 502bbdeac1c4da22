/** Entry of a child process: one picture a message. Its environment fixes time zone and language. */
import { createPrerender, type PrerenderRequest, type PrerenderSettings } from './prerender.ts';

const settings: PrerenderSettings = JSON.parse(process.argv[2] ?? '');
const { prerender, strayError } = createPrerender(settings);

// Errors nobody awaits belong to the demo that is being drawn.
process.on('unhandledRejection', strayError);
process.on('uncaughtException', strayError);
process.on('message', async (request: PrerenderRequest) => {
  process.send?.(await prerender(request));
});
process.send?.('ready');

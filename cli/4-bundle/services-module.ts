import { join } from 'node:path';
import { build } from 'esbuild';
import { toolRoot } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';

const renderer = (file: string): string => join(toolRoot, 'renderer', file);

const started = ({ config: { analytics, iconFonts, serviceWorker } }: Site) => [
  {
    start: 'startAnalytics',
    file: 'services/analytics.ts',
    options: analytics && { measurementId: analytics.measurementId, script: analytics.script },
  },
  {
    start: 'startIconFonts',
    file: 'services/icon-fonts.ts',
    options: iconFonts && { stylesheet: iconFonts.stylesheet, onPaths: iconFonts.onPaths },
  },
  { start: 'startServiceWorker', file: 'services/register-worker.ts', options: serviceWorker },
];

/** A script of every page that starts what the site configures; null when that is nothing. */
export function servicesModule(site: Site): string | null {
  const used = started(site).filter(({ options }) => options !== null);
  if (used.length === 0) return null;
  return [
    ...used.map(({ start, file }) => `import { ${start} } from ${JSON.stringify(renderer(file))};`),
    ...used.map(({ start, options }) => `${start}(${JSON.stringify(options)});`),
  ].join('\n');
}

/** Code of the worker, a classic script in one file; null when the site has none. */
export async function serviceWorkerCode({ config }: Site): Promise<string | null> {
  if (config.serviceWorker === null) return null;
  const { outputFiles } = await build({
    entryPoints: [renderer('service-worker/worker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? null;
}

import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { join } from '../../machine/paths.ts';
import { toolRoot } from '../../machine/tool.ts';
import type { Site } from '../../model/site.ts';
import { templateFile } from '../esbuild/own-parts.ts';

const renderer = (file: string): string => join(toolRoot, 'renderer', file);

const started = ({ config: { analytics, iconFonts } }: Site) => [
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
];

/** Only readers on the worker's own host load the registration code. */
function workerStart({ config: { serviceWorker, base } }: Site): string[] {
  if (serviceWorker === null) return [];
  const file = JSON.stringify(renderer('services/register-worker.ts'));
  const host = JSON.stringify(serviceWorker.host);
  const options = JSON.stringify({ ...serviceWorker, path: base + serviceWorker.path.slice(1) });
  // Pages also work online without the worker.
  return [
    `if (location.host === ${host}) import(${file}).then((own) => own.startServiceWorker(${options})).catch(() => {});`,
  ];
}

/**
 * The script of every page: the look's script, and the start of the configured services; null when the site has
 * neither.
 */
export function siteModule(site: Site): string | null {
  const main = templateFile(site.root, 'browser/main.ts');
  const look = existsSync(main) ? [`import ${JSON.stringify(main)};`] : [];
  const used = started(site).filter(({ options }) => options !== null);
  const worker = workerStart(site);
  const parts = [...look, ...used, ...worker];
  if (parts.length === 0) return null;
  return [
    ...look,
    ...used.map(({ start, file }) => `import { ${start} } from ${JSON.stringify(renderer(file))};`),
    // A service that a browser refuses must not stop the others.
    ...used.map(
      ({ start, options }) =>
        `try { ${start}(${JSON.stringify(options)}); } catch (error) { reportError(error); }`,
    ),
    ...worker,
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

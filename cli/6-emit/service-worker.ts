import type { WorkerFacts } from '../../renderer/service-worker/model.ts';
import { contentHash } from '../machine/cache.ts';
import { withHash } from '../machine/spool.ts';
import type { Bundles } from '../model/bundle.ts';
import type { OutputFile, SiteFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { offlinePage, outputFile } from '../site/paths.ts';

/** The site's worker, with an id that changes with every other file; empty unless the site configures one. */
export function serviceWorker(site: Site, bundles: Bundles, files: readonly SiteFile[]): OutputFile[] {
  const { serviceWorker: config } = site.config;
  if (config === null || bundles.serviceWorker === null) return [];
  const hashes = files.map(({ path, contents }) => `${path} ${withHash(contents).hash}`).sort();
  const facts: WorkerFacts = {
    id: contentHash(...hashes),
    base: site.config.base,
    offline: site.config.base + outputFile(offlinePage),
    scripts: bundles.pages['/404']?.scripts ?? [],
  };
  const contents = `const docsBuild=${JSON.stringify(facts)};\n${bundles.serviceWorker}`;
  return [{ path: config.path.slice(1), contents }];
}

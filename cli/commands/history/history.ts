import { existsSync } from 'node:fs';
import { load } from '../../1-load/load.ts';
import { createGraph } from '../../derive/graph.ts';
import { apiKey } from '../../extract/api-key.ts';
import { diskCache } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { RegistryError } from '../../machine/npm.ts';
import { join, resolve, upwards } from '../../machine/paths.ts';
import { replaceFiles } from '../../machine/replace-files.ts';
import { cacheFolder, packagesFolder } from '../../machine/tool.ts';
import type { ApiHistory } from '../../model/history.ts';
import { apiFolder, historyFile } from '../../reference/files.ts';
import { historyJson } from '../../reference/history-json.ts';
import { seconds } from '../../report/progress.ts';
import { UsageError } from '../usage-error.ts';
import { productHistory } from './product-history.ts';
import { npmRegistry, type Registry } from './registry.ts';

export interface HistoryCommand {
  readonly root: string;
  readonly quiet: boolean;
}

/** Below the nearest `node_modules`, so that older releases find the packages they need where the site has them. */
function releasesFolder(root: string): string {
  const modules = upwards(packagesFolder(root))
    .map((folder) => join(folder, 'node_modules'))
    .find((folder) => existsSync(folder));
  return modules === undefined
    ? join(cacheFolder(root), 'history')
    : join(modules, '.cache/docs-build/history');
}

/**
 * Walks the published releases of each documented product and writes its history below `content/api/history/`; returns
 * the exit code. The history of a product whose releases cannot be read is unchanged.
 */
export async function runHistory({ root: folder, quiet }: HistoryCommand, given?: Registry): Promise<0 | 1> {
  const root = resolve(folder);
  const { value: site } = load(diskHost, root);
  if (site === null) throw new UsageError(`${folder} is not a site that can be read. Run docs-build check.`);
  const key = apiKey(diskHost, root, site.config);
  if (key === null)
    throw new UsageError(
      'No product of content/site.yaml has an `api` section, or a package is not installed.',
    );
  const releases = releasesFolder(root);
  const { extract } = await import('../../extract/extract.ts');
  const say = (text: string): void => {
    if (!quiet) process.stderr.write(`${text}\n`);
  };
  const cache = diskCache(cacheFolder(root));
  // The key of a release has the version of the extractor.
  const keeper = createGraph({ root, host: diskHost, cache, version: '' });
  let code: 0 | 1 = 0;
  for (const product of site.config.products.filter(({ api }) => api !== null)) {
    const start = performance.now();
    const path = `${apiFolder}/${historyFile(product.id)}`;
    try {
      const history = await productHistory(product, {
        ...{ host: diskHost, keeper, extract, key, url: site.config.url },
        registry: given ?? npmRegistry(root, join(releases, 'packages')),
        installed: packagesFolder(root),
        folder: releases,
        onRead: (version, problem) => {
          if (problem !== null)
            process.stderr.write(
              `warning ${product.id} ${version} cannot be read: ${problem}\n  Its changes are told by the next version.\n`,
            );
        },
      });
      replaceFiles(new Map([[join(root, path), historyJson(history)]]));
      say(`${path}: ${countHistory(history)}, ${seconds(performance.now() - start)}`);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      process.stderr.write(
        `error The releases of ${product.id} cannot be read: ${error.message}\n  ${path} is unchanged. What was downloaded is kept: run docs-build history again.\n`,
      );
      code = 1;
    }
  }
  cache.trim();
  return code;
}

/** Counts of a history, for people. */
function countHistory({ first, versions }: ApiHistory): string {
  const kinds = versions.flatMap(({ changes }) => changes.map(({ change }) => change));
  const counts = [...new Set(kinds)]
    .sort()
    .map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`);
  return [`since ${first}`, `${versions.length} versions with changes`, ...counts].join(', ');
}

import { availableParallelism } from 'node:os';
import { createGraph } from '../../derive/graph.ts';
import { examineAtOnce } from '../../examine/examine.ts';
import { diskCache } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { installedPackage } from '../../machine/installed-package.ts';
import { ownVersion } from '../../machine/own-code.mjs';
import { join } from '../../machine/paths.ts';
import { replaceFiles } from '../../machine/replace-files.ts';
import { cacheFolder, packagesFolder } from '../../machine/tool.ts';
import { workFolder } from '../../machine/writable.ts';
import type { ApiProof } from '../../model/proof.ts';
import { apiFolder, proofName, stableJson } from '../../reference/files.ts';
import { createProgress } from '../../report/progress.ts';
import { UsageError } from '../usage-error.ts';
import { proveDefaults } from './prove.ts';

/** Number of defaults by result, for people. */
export function countProof({ defaults }: ApiProof): string {
  const results = Object.values(defaults).map(({ result }) => result);
  const counts = [...new Set(results)].sort().map((result) => {
    const { length } = results.filter((each) => each === result);
    return `${length} ${result}`;
  });
  return `${results.length} defaults of props: ${counts.join(', ')}`;
}

/** Proves the defaults of the committed reference with the demos of a site, and writes the proof beside it. */
export async function writeProof(root: string, quiet: boolean): Promise<void> {
  const cacheDir = cacheFolder(root);
  const cache = diskCache(cacheDir);
  const graph = createGraph({ root, host: diskHost, cache, version: ownVersion() });
  const examined = examineAtOnce(graph);
  if (examined.site === null) throw new UsageError('The site cannot be read. Run docs-build check.');
  const { site, compiled } = examined;
  const file = join(root, apiFolder, proofName);
  const progress = createProgress(process.stderr, quiet);
  const versions = site.config.products.flatMap(({ packages }) =>
    packages.flatMap(({ name }) => {
      const installed = installedPackage(diskHost, packagesFolder(root), name);
      return installed === null ? [] : [[name, installed.version] as const];
    }),
  );
  const proof = await progress.stage('render', () =>
    proveDefaults(site, compiled, Object.fromEntries(versions), {
      folder: workFolder(cacheDir, root),
      workers: availableParallelism(),
      onProgress: progress.count,
    }),
  );
  replaceFiles(new Map([[file, stableJson(proof)]]), []);
  if (!quiet) process.stderr.write(`${countProof(proof)}\n`);
}

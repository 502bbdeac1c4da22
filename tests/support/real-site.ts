import { load } from '../../cli/1-load/load.ts';
import { diskCache, noCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { ownVersion } from '../../cli/machine/own-code.mjs';
import { cacheFolder } from '../../cli/machine/tool.ts';
import type { Site } from '../../cli/model/site.ts';
import { repository } from './run-cli.ts';

const { get, getWithParts } = diskCache(cacheFolder(repository));

/** What builds of the documentation have cached; nothing is added to it. */
export const keptByBuilds = { ...noCache, get, getWithParts };

/** Options of a graph that takes what a build of the same texts has made. */
export const asBuilt = { cache: keptByBuilds, version: ownVersion() };

/** The documentation itself. */
export function realSite(): Site {
  const { value } = load(diskHost, repository);
  if (value === null) throw new Error('The site does not load');
  return value;
}

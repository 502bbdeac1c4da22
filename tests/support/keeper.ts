import { createGraph } from '../../cli/derive/graph.ts';
import type { Made } from '../../cli/derive/history.ts';
import { type Cache, noCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';

/** Keeps results of work in a cache; nothing without one. */
export const keeperOf = (cache: Cache = noCache, onMade: (made: Made) => void = () => {}) =>
  createGraph({ root: '/site', host: memoryHost(new Map()), cache, version: '', onMade });

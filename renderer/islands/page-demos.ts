import { moduleLoader } from '../module-loader.ts';
import type { DemoLoaders } from './islands.ts';

/**
 * Requests all files at once, so that none has to arrive before the next one is known; returns a function that ends
 * this.
 */
function preload(files: readonly string[]): () => void {
  const links = files.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  document.body.append(...links);
  return () => {
    for (const link of links) link.remove();
  };
}

/** Loaders of the demos with these ids, which are in one script; `files` are that script and its imports. */
export function pageDemos(
  ids: readonly string[],
  load: () => Promise<{ readonly demos: DemoLoaders }>,
  files: readonly string[],
): DemoLoaders {
  const loadAll = moduleLoader(async () => {
    const end = preload(files);
    try {
      return await load();
    } finally {
      end();
    }
  });
  const loadDemo = async (id: string) => {
    const demo = (await loadAll()).demos[id];
    if (demo === undefined) throw new Error(`${id} is not among the demos of the page`);
    return demo();
  };
  return Object.fromEntries(ids.map((id) => [id, () => loadDemo(id)]));
}

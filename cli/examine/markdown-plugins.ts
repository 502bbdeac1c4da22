// Plugins of the site for Markdown: run in this process, and known to kept values by a hash of their code.

import { guarded, type SitePlugins } from '../2-compile/markdown/site-plugins.ts';
import { derived } from '../derive/derived.ts';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../machine/cache.ts';
import { join } from '../machine/paths.ts';
import { loadSiteModule } from '../machine/site-module.ts';
import { siteValue } from './site-values.ts';

const loaded = new Map<string, SitePlugins>();

/** Hash of the plugins' module, its imports, and the manifests of their packages; null without plugins for Markdown. */
export const pluginsHash = derived(
  'markdown-plugins',
  'data',
  ({ get, host, root, report }): string | null => {
    const module = get(siteValue).config.plugins;
    if (module === null) return null;
    // A module that does not load has no list of imports.
    host.hash(join(root, module));
    try {
      const { exports, files } = loadSiteModule(root, module);
      const hash = contentHash(root, ...files.toSorted().map((file) => host.hash(file)));
      const { remark = [], rehype = [] } = exports;
      const plugins = { remark: guarded('remark', remark), rehype: guarded('rehype', rehype) };
      if (plugins.remark.length + plugins.rehype.length === 0) return null;
      loaded.set(hash, plugins);
      return hash;
    } catch (error) {
      const message = `The plugins of the site fail: ${error instanceof Error ? error.message : error}`;
      report([diagnostic('page/plugin-failed', { file: module, line: 1, column: 1 }, message)]);
      return null;
    }
  },
);

export const pluginsWith = (hash: string | null): SitePlugins | null =>
  hash === null ? null : (loaded.get(hash) ?? null);

import type { PluggableList, Plugin, Processor, Transformer } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** Plugins of a site: for Markdown after its syntax is read, and for HTML before it is sanitised. */
export interface SitePlugins {
  readonly remark: PluggableList;
  readonly rehype: PluggableList;
}

/** A plugin of the site that failed; `line` is that of the page, if the plugin names one. */
export class PluginError extends Error {
  readonly line: number;
  constructor(plugin: string, reason: string, line: number) {
    super(`The plugin ${plugin} ${reason}`);
    this.line = line;
  }
}

/** A list of plugins as unified takes it, each held to what the pipeline needs; throws for anything else. */
export function guarded(kind: 'remark' | 'rehype', list: unknown): PluggableList {
  if (!Array.isArray(list)) throw new Error(`its export \`${kind}\` is not a list of plugins`);
  return list.map((entry: unknown, index) => {
    const [plugin, ...options] = Array.isArray(entry) ? entry : [entry];
    if (typeof plugin !== 'function')
      throw new Error(
        `entry ${index + 1} of its export \`${kind}\` is neither a plugin nor [plugin, options]`,
      );
    return guard(plugin, options, plugin.name || `${index + 1} of \`${kind}\``);
  });
}

type Attach = (this: Processor, ...options: unknown[]) => Transformer | undefined;

function guard(plugin: Attach, options: readonly unknown[], name: string): Plugin {
  return function attach(this: Processor) {
    const transform = failing(name, () => plugin.apply(this, [...options]));
    if (typeof transform !== 'function') return undefined;
    return (tree: Node, file: VFile) =>
      failing(name, () => {
        const result: unknown = transform(tree, file, () => {});
        if (result === undefined || result === null || isRoot(result)) return result as Node | undefined;
        const isPromise = typeof (result as { then?: unknown }).then === 'function';
        throw new PluginError(
          name,
          isPromise
            ? 'returns a promise; pages are compiled without waiting.'
            : 'returns something other than a tree.',
          1,
        );
      });
  };
}

const isRoot = (value: unknown): boolean => (value as Partial<Node>).type === 'root';

function failing<Result>(name: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof PluginError) throw error;
    const { reason, message, line } = error as { reason?: string; message?: string; line?: number };
    throw new PluginError(name, `fails: ${reason ?? message ?? String(error)}`, line ?? 1);
  }
}

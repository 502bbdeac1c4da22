/** Identifies a plugin that lets esbuild resolve an import. */
export type Asker = symbol;

/**
 * The plugins that are already resolving an import. A plugin skips imports that it has passed on itself. When it passes
 * one on, it adds itself to the list; otherwise two plugins would call each other without end.
 */
export const askersOf = (pluginData: unknown): readonly Asker[] =>
  Array.isArray(pluginData) ? pluginData : [];

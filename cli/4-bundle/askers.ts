/** A plugin that asks esbuild to resolve an import. */
export type Asker = symbol;

/**
 * The plugins whose question an import is. A plugin leaves its own questions to the others, and adds itself to those of
 * the others when it asks further: two that forgot each other would ask without end.
 */
export const askersOf = (pluginData: unknown): readonly Asker[] =>
  Array.isArray(pluginData) ? pluginData : [];

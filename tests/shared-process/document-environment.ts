import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * Of processes whose files each get a document from the setup: `// @vitest-environment document`. Packages ask for a
 * document when they load, so those of other files, which have none, must not be used.
 */
export default {
  ...builtinEnvironments.node,
  name: 'document',
  viteEnvironment: 'client',
} satisfies Environment;

import type { Demo, ModuleImport } from '../model/page.ts';

/**
 * The imports of a demo and its own files at run time. The JavaScript variant, where there is one, has no type imports.
 */
export const loadedImports = ({
  sources,
  javascript,
}: Pick<Demo, 'sources' | 'javascript'>): ModuleImport[] =>
  (javascript?.sources ?? sources).flatMap(({ imports }) => imports);

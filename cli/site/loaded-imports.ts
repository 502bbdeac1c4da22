import type { Demo, ModuleImport } from '../model/page.ts';

/** What a demo and its own files import once they run: where there is a variant in JavaScript, types have left it. */
export const loadedImports = ({
  sources,
  javascript,
}: Pick<Demo, 'sources' | 'javascript'>): ModuleImport[] =>
  (javascript?.sources ?? sources).flatMap(({ imports }) => imports);

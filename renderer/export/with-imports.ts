import { packageName } from '../package-name.ts';
import type { ExportFile, ExportRequest } from './export-request.ts';
import { importSites } from './import-sites.ts';

export type Project = Pick<ExportRequest, 'dependencies' | 'overrides'>;

/** The project of a demo, with available packages that its edited files import. */
export function withImports(project: Project, files: readonly ExportFile[], available: Project): Project {
  const names = files.flatMap(({ code }) => importSites(code).map(({ specifier }) => packageName(specifier)));
  const typed = names.flatMap((name) => [name, `@types/${name}`]);
  const added = typed.filter((name) => name in available.dependencies && !(name in project.dependencies));
  if (added.length === 0) return project;
  return {
    dependencies: {
      ...project.dependencies,
      ...Object.fromEntries(added.map((name) => [name, available.dependencies[name] ?? ''])),
    },
    overrides: { ...available.overrides, ...project.overrides },
  };
}

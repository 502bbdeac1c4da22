import type { SiteConfig } from '../model/config.ts';

/** A module that site.yaml names, and its key there. */
export interface NamedModule {
  readonly path: readonly (string | number)[];
  readonly file: string;
}

/** All modules that site.yaml names. */
export function namedModules({ components, demos, plugins }: SiteConfig): NamedModule[] {
  const named = (path: NamedModule['path'], file: string | null) => (file === null ? [] : [{ path, file }]);
  return [
    ...Object.entries(components).map(([name, file]) => ({ path: ['components', name], file })),
    ...named(['demos', 'setup'], demos.setup),
    ...demos.beforeMount.map(({ module }, index) => ({
      path: ['demos', 'beforeMount', index, 'module'],
      file: module,
    })),
    ...named(['demos', 'shell'], demos.shell),
    ...named(['demos', 'project', 'shell'], demos.project.shell),
    ...named(['plugins'], plugins),
  ];
}

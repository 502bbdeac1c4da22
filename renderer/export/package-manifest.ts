import type { ExportRequest } from './export-request.ts';
import { templateVersions } from './template-versions.ts';

const sorted = (versions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/** `SortOrders` → `sort-orders-demo`: a package name that no dependency can have by chance. */
export function projectName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'demo' : `${words}-demo`;
}

/**
 * Text of `package.json`. It has no `"type": "module"`: with it Vite gives a CommonJS package's whole exports as its
 * default import, as Node does, and `import Lamp from 'lamps/Lamp'` is not a component.
 */
export function packageManifest(request: ExportRequest): string {
  const { title, language, dependencies, overrides = {}, shell } = request;
  const isTypes = ([name]: readonly [string, string]) => name.startsWith('@types/');
  const given = Object.entries(dependencies);
  const typed = language === 'TS';
  return `${JSON.stringify(
    {
      name: projectName(title),
      version: '0.0.0',
      private: true,
      engines: { node: '^20.19.0 || >=22.12.0' },
      scripts: {
        dev: 'vite',
        start: 'vite',
        build: 'vite build',
        preview: 'vite preview',
        ...(typed && { typecheck: 'tsc --noEmit' }),
      },
      dependencies: sorted({
        ...shell.dependencies,
        ...Object.fromEntries(given.filter((dependency) => !isTypes(dependency))),
      }),
      devDependencies: sorted({
        ...templateVersions.build,
        ...(typed && templateVersions.typescript),
        ...(typed && shell.types),
        ...(typed && Object.fromEntries(given.filter(isTypes))),
      }),
      ...(Object.keys(overrides).length > 0 && { overrides }),
    },
    null,
    2,
  )}\n`;
}

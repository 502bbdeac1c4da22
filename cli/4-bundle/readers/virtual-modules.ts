import { join } from '../../machine/paths.ts';
import { toolRoot } from '../../machine/tool.ts';
import type { Site } from '../../model/site.ts';
import { prefix } from '../esbuild/virtual-plugin.ts';
import type { ModulesBefore } from './before-mount.ts';
import { type DemoFiles, type DemoParts, partModules } from './demo-parts.ts';
import { siteModule } from './site-module.ts';

const renderer = (file: string) => JSON.stringify(join(toolRoot, 'renderer', file));

/** A module of the site if it exists, otherwise the default. */
const ownOr = ({ root }: Site, own: string | null, file: string) =>
  own === null ? renderer(file) : JSON.stringify(join(root, own));

const shellOf = (site: Site): string => ownOr(site, site.config.demos.shell, 'shells/plain-shell.tsx');

/** Mounts a demo in the site's shell, after the site's setup module has run. */
function mountModule(site: Site): string {
  const { setup } = site.config.demos;
  return [
    setup === null ? '' : `import ${JSON.stringify(join(site.root, setup))};`,
    `import { createMount } from ${renderer('islands/mount.tsx')};`,
    `import { Shell } from ${shellOf(site)};`,
    // A namespace, because `adoptStyles` is optional in a shell; a missing `Shell` is a mistake.
    `import * as shell from ${shellOf(site)};`,
    'export const mountDemo = createMount({ Shell, adoptStyles: shell.adoptStyles });',
  ].join('\n');
}

/** The same for the build, with the styles of the shell. */
const serverMountModule = (site: Site): string =>
  [`export { mountDemo } from '${prefix}mount';`, `export { styleSheet } from ${shellOf(site)};`].join('\n');

/** Makes projects of demos in the site's shell for projects. */
const exportModule = (site: Site): string =>
  [
    `export { exportDemo } from ${renderer('export/export-demo.ts')};`,
    `export { imageFiles } from ${renderer('export/image-files.ts')};`,
    `export { withImports } from ${renderer('export/with-imports.ts')};`,
    `export { default as projectShell } from ${ownOr(site, site.config.demos.project.shell, 'shells/plain-project-shell.ts')};`,
  ].join('\n');

/** The site's registered content components by name, and a function that renders one with its props. */
function componentsModule(site: Site): string {
  const entries = Object.entries(site.config.components);
  return [
    `import { createElement } from 'react';`,
    ...entries.map(
      ([, file], index) => `import component${index} from ${JSON.stringify(join(site.root, file))};`,
    ),
    `const components = { ${entries.map(([name], index) => `${JSON.stringify(name)}: component${index}`).join(', ')} };`,
    'export const componentOf = (name, props) => () => createElement(components[name], props);',
  ].join('\n');
}

/** Loads the demos of a page or a part of it on request, after the modules that have to run before mounting. */
function demosModule(site: Site, demos: DemoFiles, share: boolean, beforeMount: ModulesBefore): string {
  const before = [...new Set(Object.keys(demos).flatMap((id) => beforeMount.get(id) ?? []))];
  // With shared modules, `import()` would make a file for each demo.
  const [head, importer] = share ? ['async () =>', 'require'] : ['() =>', 'import'];
  const loaders = Object.entries(demos).map(([id, file]) => {
    const calls = (beforeMount.get(id) ?? []).map((module) => `before${before.indexOf(module)}(), `);
    return `${JSON.stringify(id)}: ${head} (${calls.join('')}${importer}(${JSON.stringify(join(site.root, file))}))`;
  });
  return [
    ...before.map((module, index) => `import before${index} from ${JSON.stringify(module)};`),
    `export const demos = { ${loaders.join(',\n')} };`,
  ].join('\n');
}

const demosModules = (
  site: Site,
  key: string,
  parts: DemoParts,
  beforeMount: ModulesBefore,
): [string, string][] =>
  partModules(key, parts).map((name, index) => [
    name,
    demosModule(site, parts.files[index] ?? {}, parts.share, beforeMount),
  ]);

/**
 * Texts of the modules that exist only in the bundler, by their specifiers: `docs-build:mount`,
 * `docs-build:server-mount`, `docs-build:export`, `docs-build:components`, `docs-build:site`, and `partModules` for
 * each page with demos. `demos` are the demos of each page.
 */
export function virtualTexts(
  site: Site,
  demos: Readonly<Record<string, DemoParts>>,
  beforeMount: ModulesBefore,
): ReadonlyMap<string, string> {
  return new Map([
    [`${prefix}mount`, mountModule(site)],
    [`${prefix}server-mount`, serverMountModule(site)],
    [`${prefix}export`, exportModule(site)],
    [`${prefix}site`, siteModule(site) ?? ''],
    [`${prefix}components`, componentsModule(site)],
    ...Object.entries(demos).flatMap(([key, parts]) => demosModules(site, key, parts, beforeMount)),
  ]);
}

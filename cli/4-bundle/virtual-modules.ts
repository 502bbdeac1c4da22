import { join } from 'node:path';
import { toolRoot } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';
import type { ModulesBefore } from './before-mount.ts';
import { type DemoFiles, type DemoParts, partModules } from './demo-parts.ts';
import { siteModule } from './site-module.ts';
import { prefix } from './virtual-plugin.ts';

const renderer = (file: string) => JSON.stringify(join(toolRoot, 'renderer', file));

/** A module of the site, or the default when the site has none. */
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
    // Not by name: a shell may do without `adoptStyles`, and without a `Shell` it is a mistake.
    `import * as shell from ${shellOf(site)};`,
    'export const mountDemo = createMount({ Shell, adoptStyles: shell.adoptStyles });',
  ].join('\n');
}

/** The same for the build, which also asks the shell for its styles. */
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

/** The site's registered content components by name, and a function that gives one with its props. */
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

/** The demos of a page or part of it, each of which runs on request, after what has to be done before it is mounted. */
function demosModule(site: Site, demos: DemoFiles, share: boolean, beforeMount: ModulesBefore): string {
  const before = [...new Set(Object.keys(demos).flatMap((id) => beforeMount.get(id) ?? []))];
  // Where parts share modules, `import()` would make a file of each demo.
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
 * Texts of the modules that exist only in the bundler, by their specifiers: `docs-build:mount`, `docs-build:server-mount`,
 * `docs-build:export`, `docs-build:components`, `docs-build:site`, and those of `partModules` for each page with demos.
 * `demos` are the demos of each page.
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

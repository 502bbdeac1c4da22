import { join } from 'node:path';
import { toolRoot } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';
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
    'export const mountDemo = createMount({ Shell });',
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

/** The site's registered content components by name, and a function that renders one to HTML. */
function componentsModule(site: Site): string {
  const entries = Object.entries(site.config.components);
  return [
    `import { createElement } from 'react';`,
    `import { renderToStaticMarkup } from 'react-dom/server';`,
    ...entries.map(
      ([, file], index) => `import component${index} from ${JSON.stringify(join(site.root, file))};`,
    ),
    `const components = { ${entries.map(([name], index) => `${JSON.stringify(name)}: component${index}`).join(', ')} };`,
    'export const renderComponent = (name, props) => renderToStaticMarkup(createElement(components[name], props));',
  ].join('\n');
}

/** Demos of one page, each of which runs on request. */
function demosModule(site: Site, demos: DemoFiles, share: boolean): string {
  // Where parts share modules, `import()` would make a file of each demo.
  const load = share ? 'async () => require' : '() => import';
  const loaders = Object.entries(demos).map(
    ([id, file]) => `${JSON.stringify(id)}: ${load}(${JSON.stringify(join(site.root, file))})`,
  );
  return `export const demos = { ${loaders.join(',\n')} };`;
}

const demosModules = (site: Site, key: string, parts: DemoParts): [string, string][] =>
  partModules(key, parts).map((name, index) => [
    name,
    demosModule(site, parts.files[index] ?? {}, parts.share),
  ]);

/**
 * Texts of the modules that exist only in the bundler, by their specifiers: `docs-build:mount`, `docs-build:server-mount`,
 * `docs-build:export`,
 * `docs-build:components`, `docs-build:site`, and those of `partModules` for each page with demos. `demos` are the demos
 * of each page.
 */
export function virtualTexts(
  site: Site,
  demos: Readonly<Record<string, DemoParts>>,
): ReadonlyMap<string, string> {
  return new Map([
    [`${prefix}mount`, mountModule(site)],
    [`${prefix}server-mount`, serverMountModule(site)],
    [`${prefix}export`, exportModule(site)],
    [`${prefix}site`, siteModule(site) ?? ''],
    [`${prefix}components`, componentsModule(site)],
    ...Object.entries(demos).flatMap(([key, parts]) => demosModules(site, key, parts)),
  ]);
}

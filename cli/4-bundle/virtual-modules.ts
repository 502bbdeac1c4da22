import { join } from 'node:path';
import { toolRoot } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';
import type { ModulesBefore } from './before-mount.ts';
import { siteModule } from './site-module.ts';
import { prefix } from './virtual-plugin.ts';

const renderer = (file: string) => JSON.stringify(join(toolRoot, 'renderer', file));

/** A module of the site, or the default when the site has none. */
const ownOr = ({ root }: Site, own: string | null, file: string) =>
  own === null ? renderer(file) : JSON.stringify(join(root, own));

/** Mounts a demo in the site's shell, after the site's setup module has run. */
function mountModule(site: Site): string {
  const { setup, shell } = site.config.demos;
  return [
    setup === null ? '' : `import ${JSON.stringify(join(site.root, setup))};`,
    `import { createMount } from ${renderer('islands/mount.tsx')};`,
    `import shell from ${ownOr(site, shell, 'shells/plain-shell.tsx')};`,
    'export const mountDemo = createMount(shell);',
    'export const styleSheet = shell.styleSheet;',
  ].join('\n');
}

/** Makes projects of demos in the site's shell for projects. */
const exportModule = (site: Site): string =>
  [
    `export { exportDemo } from ${renderer('export/export-demo.ts')};`,
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

/** The demos of one page, each of which runs on request, after what has to be done before it is mounted. */
function demosModule(
  site: Site,
  demos: Readonly<Record<string, string>>,
  beforeMount: ModulesBefore,
): string {
  const before = [...new Set(Object.keys(demos).flatMap((id) => beforeMount.get(id) ?? []))];
  const loaders = Object.entries(demos).map(([id, file]) => {
    const calls = (beforeMount.get(id) ?? []).map((module) => `before${before.indexOf(module)}(), `);
    return `${JSON.stringify(id)}: () => (${calls.join('')}import(${JSON.stringify(join(site.root, file))}))`;
  });
  return [
    ...before.map((module, index) => `import before${index} from ${JSON.stringify(module)};`),
    `export const demos = { ${loaders.join(',\n')} };`,
  ].join('\n');
}

/**
 * Texts of the modules that exist only in the bundler, by their specifiers: `docs-build:mount`, `docs-build:export`,
 * `docs-build:components`, `docs-build:site`, and for each page with demos `docs-build:demos:<key>`. `demos` are
 * the demos of each page, by id.
 */
export function virtualTexts(
  site: Site,
  demos: Readonly<Record<string, Readonly<Record<string, string>>>>,
  beforeMount: ModulesBefore,
): ReadonlyMap<string, string> {
  return new Map([
    [`${prefix}mount`, mountModule(site)],
    [`${prefix}export`, exportModule(site)],
    [`${prefix}site`, siteModule(site) ?? ''],
    [`${prefix}components`, componentsModule(site)],
    ...Object.entries(demos).map(([key, own]): [string, string] => [
      `${prefix}demos:${key}`,
      demosModule(site, own, beforeMount),
    ]),
  ]);
}

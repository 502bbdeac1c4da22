import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { toolRoot } from '../machine/tool.ts';
import type { Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf, messagesIn } from '../site/languages.ts';
import type { PageDemos } from './page-demos.ts';
import { servicesModule } from './services-module.ts';

const renderer = (file: string) => JSON.stringify(join(toolRoot, 'renderer', file));

/** Mounts a demo in the site's shell, after the site's setup module has run. */
function mountModule(site: Site): string {
  const { setup, theme } = site.config.demos;
  return [
    setup === null ? '' : `import ${JSON.stringify(join(site.root, setup))};`,
    `import { createMount } from ${renderer('islands/mount.tsx')};`,
    `import { shell } from ${renderer(theme === 'material' ? 'shells/material-shell.tsx' : 'shells/plain-shell.tsx')};`,
    'export const mountDemo = createMount(shell);',
    'export const styleSheet = shell.styleSheet;',
  ].join('\n');
}

/** The site's registered content components by name, and React's way to turn one into HTML. */
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

/** Makes projects of the demos of one page. */
function exportModule({ projects, images, available }: PageDemos): string {
  const files = [...new Set(Object.values(images).flat())];
  const table = Object.entries(images).map(([id, own]) => {
    const urls = own.map(
      (file) => `${JSON.stringify(file.replace(/^content\//, ''))}: image${files.indexOf(file)}`,
    );
    return `${JSON.stringify(id)}: { ${urls.join(', ')} }`;
  });
  return [
    `export { exportDemo } from ${renderer('export/export-demo.ts')};`,
    ...files.map((file, index) => `import image${index} from ${JSON.stringify(`./${file}`)};`),
    `export const projects = ${JSON.stringify(projects)};`,
    `export const available = ${JSON.stringify(available)};`,
    `export const images = { ${table.join(', ')} };`,
  ].join('\n');
}

/** Interface texts of a failed demo. */
function boundaryTexts(site: Site, language: string) {
  const { repository } = site.config;
  const words = messagesIn(site, language);
  const text = (key: string) => words[key] ?? '';
  return {
    failed: text('demo.failed'),
    reset: text('demo.reset'),
    report: text('demo.report'),
    issuesUrl: repository === null ? null : `${repository.url}/issues`,
  };
}

/** The script of one page: knows its demos, loads each when it is needed. */
function pageModule(site: Site, key: string, { language, demos, projects }: PageDemos): string {
  const texts = boundaryTexts(site, language);
  const loaders = Object.entries(demos).map(
    ([id, file]) => `${JSON.stringify(id)}: () => import(${JSON.stringify(join(site.root, file))})`,
  );
  const exports = [
    `import { startExports } from ${renderer('export/exports.ts')};`,
    `startExports(${JSON.stringify(Object.keys(projects))}, () => import(${JSON.stringify(`docs-build:export:${key}`)}));`,
  ];
  const playground = [
    `import { startPlayground } from ${renderer('playground/playground.ts')};`,
    `startPlayground(${JSON.stringify(texts)});`,
  ];
  return [
    `import { startDemos } from ${renderer('islands/islands.ts')};`,
    `startDemos({ ${loaders.join(',\n')} }, () => import('docs-build:mount'), ${JSON.stringify(texts)});`,
    ...(Object.keys(projects).length > 0 ? exports : []),
    ...(site.config.demos.playground === null ? [] : playground),
  ].join('\n');
}

/** The script of a demo in a document of its own. */
const ownPageModule = (site: Site, { name, file }: Demo): string =>
  [
    `import { mountDemo } from 'docs-build:mount';`,
    `import { startOwnPage } from ${renderer('islands/own-page.ts')};`,
    `import Demo from ${JSON.stringify(join(site.root, file))};`,
    `startOwnPage(mountDemo, Demo, ${JSON.stringify(name)}, ${JSON.stringify(boundaryTexts(site, defaultLanguageOf(site)))});`,
  ].join('\n');

const prefix = 'docs-build:';

/**
 * Texts of the modules that exist only in the bundler, by what imports call them: `docs-build:mount`,
 * `docs-build:components`, `docs-build:services`, for each page with demos `docs-build:page:<key>` and
 * `docs-build:export:<key>`, and for each demo with a document of its own `docs-build:own:<id>`.
 */
export function virtualTexts(
  site: Site,
  pages: Readonly<Record<string, PageDemos>>,
  ownPages: readonly Demo[],
): ReadonlyMap<string, string> {
  return new Map([
    [`${prefix}mount`, mountModule(site)],
    [`${prefix}services`, servicesModule(site) ?? ''],
    [`${prefix}components`, componentsModule(site)],
    ...Object.entries(pages).flatMap(([key, page]): [string, string][] => [
      [`${prefix}page:${key}`, pageModule(site, key, page)],
      [`${prefix}export:${key}`, exportModule(page)],
    ]),
    ...ownPages.map((demo): [string, string] => [`${prefix}own:${demo.id}`, ownPageModule(site, demo)]),
  ]);
}

export const virtualModules = (texts: ReadonlyMap<string, string>, resolveDir: string): Plugin => ({
  name: 'virtual-modules',
  setup(plugin) {
    plugin.onResolve({ filter: /^docs-build:/ }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace: 'docs-build',
    }));
    plugin.onLoad({ filter: /.*/, namespace: 'docs-build' }, ({ path }) => {
      const contents = texts.get(prefix + path);
      if (contents === undefined) throw new Error(`No virtual module ${path}`);
      return { loader: 'js', resolveDir, contents };
    });
  },
});

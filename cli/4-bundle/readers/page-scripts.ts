import { contentHash } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { join } from '../../machine/paths.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Demo } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { defaultLanguageOf, messagesIn } from '../../site/languages.ts';
import { assetPath } from '../esbuild/asset-files.ts';
import { pageEntryName } from './entry-points.ts';
import type { PageDemos } from './page-demos.ts';

/** Scripts that pages share. */
export type SharedScript = 'site' | 'mount' | 'demoTools' | 'ownPage' | 'exportTools';

/** URLs that the scripts of pages import. */
export interface ScriptUrls {
  /** Throws for a script that the site does not have. */
  readonly of: (script: SharedScript) => string;
  /** The demos of the page, in one part or two. */
  readonly parts: readonly PartUrls[];
}

export interface PartUrls {
  readonly demos: string;
  /** All scripts that a demo of the part needs to start. */
  readonly wake: readonly string[];
}

const text = (value: unknown): string => JSON.stringify(value);

/** Interface texts for a failed demo. */
export function boundaryTexts(site: Site, language: string) {
  const { repository } = site.config;
  const words = messagesIn(site, language);
  const message = (key: string) => words[key] ?? '';
  return {
    failed: message('demo.failed'),
    reset: message('demo.reset'),
    report: message('demo.report'),
    issuesUrl: repository === null ? null : `${repository.url}/issues`,
  };
}

const script = (name: string, lines: readonly string[]): OutputFile => {
  const contents = `${lines.join('\n')}\n`;
  return { path: `assets/${name}-${contentHash(contents).slice(0, 8)}.js`, contents };
};

/** The script that makes projects from the demos of one page. */
function exportScript(site: Site, name: string, page: PageDemos, urls: ScriptUrls): OutputFile {
  const { base } = site.config;
  const urlOf = (file: string) => base + assetPath(file, diskHost.readBytes(join(site.root, file)) ?? '');
  const images = Object.entries(page.images).map(([id, files]) => [
    id,
    Object.fromEntries(files.map((file) => [file.replace(/^content\//, ''), urlOf(file)])),
  ]);
  return script(name.replace(/^page/, 'export'), [
    `export { exportDemo, imageFiles, projectShell, withImports } from ${text(urls.of('exportTools'))};`,
    `export const projects = ${text(page.projects)};`,
    `export const available = ${text(page.available)};`,
    `export const images = ${text(Object.fromEntries(images))};`,
  ]);
}

/** The scripts of one page; the first is its entry, which loads the demos on demand. */
export function pageScripts(site: Site, key: string, page: PageDemos, urls: ScriptUrls): OutputFile[] {
  const name = pageEntryName(key);
  const exported = Object.keys(page.projects);
  const hasPlayground = site.config.demos.playground !== null;
  const exporter = exported.length > 0 ? [exportScript(site, name, page, urls)] : [];
  const loaders = urls.parts.map(({ demos, wake }, index) => {
    const ids = Object.keys(page.parts.files[index] ?? {});
    return `...pageDemos(${text(ids)}, () => import(${text(demos)}), ${text(wake)})`;
  });
  return [
    script(name, [
      `import { pageDemos, startDemos, startExports, startPlayground } from ${text(urls.of('demoTools'))};`,
      `const texts = ${text(boundaryTexts(site, page.language))};`,
      `startDemos({ ${loaders.join(', ')} }, () => import(${text(urls.of('mount'))}), texts);`,
      ...exporter.map(
        ({ path }) => `startExports(${text(exported)}, () => import(${text(site.config.base + path)}));`,
      ),
      ...(hasPlayground ? [`startPlayground(texts);`] : []),
    ]),
    ...exporter,
  ];
}

/** The script of a demo in a document of its own. */
export const ownPageScript = (site: Site, key: string, { id, name }: Demo, urls: ScriptUrls): OutputFile =>
  script(pageEntryName(key), [
    `import { startOwnPage } from ${text(urls.of('ownPage'))};`,
    `import { mountDemo } from ${text(urls.of('mount'))};`,
    ...urls.parts.map(({ demos }) => `import { demos } from ${text(demos)};`),
    `const { default: Demo } = await demos[${text(id)}]();`,
    `startOwnPage(mountDemo, Demo, ${text({ id, name })}, ${text(boundaryTexts(site, defaultLanguageOf(site)))});`,
  ]);

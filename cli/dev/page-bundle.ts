import { join, relative } from 'node:path';
import { type BuildContext, context, type Metafile } from 'esbuild';
import { assetFiles } from '../4-bundle/asset-files.ts';
import { browserOptions, siteEntryPoints } from '../4-bundle/bundle-options.ts';
import { cssModules } from '../4-bundle/css-modules.ts';
import { oneReact } from '../4-bundle/one-react.ts';
import { demosByPage, demosWithOwnPage, type PageDemos } from '../4-bundle/page-demos.ts';
import { boundaryTexts } from '../4-bundle/page-scripts.ts';
import { outputOf } from '../4-bundle/static-imports.ts';
import { virtualModules, virtualTexts } from '../4-bundle/virtual-modules.ts';
import { toolRoot } from '../machine/tool.ts';
import type { PageAssets } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';

/** What the browser loads for one page, as its modules are now. */
export interface BuiltPage {
  readonly files: readonly OutputFile[];
  readonly assets: PageAssets;
  readonly highlightStyle: string | null;
  /** By demo id, assets of the document of each demo that has its own. */
  readonly ownPages: Readonly<Record<string, PageAssets>>;
  /** URL of the module that loads the demos; null without any. */
  readonly demoScript: string | null;
  /** Absolute paths of the files that a demo is made of, those of packages included. */
  readonly filesOf: (demoFile: string) => ReadonlySet<string>;
}

/** The modules that a page asks for, whatever is in them. */
export interface PageModules {
  readonly entryPoints: Readonly<Record<string, string>>;
  readonly texts: ReadonlyMap<string, string>;
  readonly own: readonly Demo[];
}

export interface PageBundler {
  readonly build: () => Promise<BuiltPage>;
  readonly dispose: () => Promise<void>;
}

const demoModule = 'docs-build:dev-demos';
const pageModule = 'docs-build:dev-page';
const ownModule = ({ id }: Demo): string => `docs-build:dev-own:${id}`;

/** Loads each demo of a page, and what mounts it, from one run of the bundler: they share one React. */
const demoModuleText = (site: Site, { demos }: CompiledSite): string =>
  [
    `export const demos = { ${demos
      .map(({ id, file }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(join(site.root, file))})`)
      .join(',\n')} };`,
    `export const mount = () => import('docs-build:mount');`,
  ].join('\n');

function reachable({ inputs }: Metafile, root: string, entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  // A set is walked in order of insertion, what is added on the way included.
  for (const input of reached)
    for (const { path, external } of inputs[input]?.imports ?? []) if (!external) reached.add(path);
  return new Set([...reached].map((input) => join(root, input.replace(/^(?:asset-file|css-module):/, ''))));
}

const renderer = (file: string): string => JSON.stringify(join(toolRoot, 'renderer', file));

function pageText(site: Site, { language, projects, available, images }: PageDemos): string {
  const files = [...new Set(Object.values(images).flat())];
  const urls = Object.entries(images).map(([id, own]) => {
    const entries = own.map(
      (file) => `${JSON.stringify(file.replace(/^content\//, ''))}: image${files.indexOf(file)}`,
    );
    return `${JSON.stringify(id)}: { ${entries.join(', ')} }`;
  });
  return [
    `import { startDemos, startExports } from ${renderer('islands/demo-tools.ts')};`,
    `import { exportDemo } from ${renderer('export/export-demo.ts')};`,
    `import { demos, mount } from '${demoModule}';`,
    ...files.map((file, index) => `import image${index} from ${JSON.stringify(join(site.root, file))};`),
    `startDemos(demos, mount, ${JSON.stringify(boundaryTexts(site, language))});`,
    `const exported = { exportDemo, projects: ${JSON.stringify(projects)}, available: ${JSON.stringify(available)}, images: { ${urls.join(', ')} } };`,
    `startExports(${JSON.stringify(Object.keys(projects))}, async () => exported);`,
  ].join('\n');
}

const ownText = (site: Site, { id, name }: Demo): string =>
  [
    `import { startOwnPage } from ${renderer('islands/own-page.ts')};`,
    `import { mountDemo } from 'docs-build:mount';`,
    `import { demos } from '${demoModule}';`,
    `const { default: Demo } = await demos[${JSON.stringify(id)}]();`,
    `startOwnPage(mountDemo, Demo, ${JSON.stringify(name)}, ${JSON.stringify(boundaryTexts(site, defaultLanguageOf(site)))});`,
  ].join('\n');

export function pageModules(site: Site, compiled: CompiledSite): PageModules {
  const pages = Object.values(demosByPage(site, compiled));
  const own = demosWithOwnPage(compiled);
  const hasDemos = compiled.demos.length > 0;
  return {
    texts: new Map([
      ...virtualTexts(site, {}),
      [demoModule, demoModuleText(site, compiled)],
      ...pages.map((page): [string, string] => [pageModule, pageText(site, page)]),
      ...own.map((demo): [string, string] => [ownModule(demo), ownText(site, demo)]),
    ]),
    entryPoints: {
      ...siteEntryPoints(site, { hasDemos: false, hasOwnPages: false, hasProjects: false }),
      ...(hasDemos ? { page: pageModule, 'dev-demos': demoModule } : {}),
      ...Object.fromEntries(own.map((demo, index) => [`own-${index}`, ownModule(demo)])),
    },
    own,
  };
}

/** An incremental bundler of the scripts and styles of one page. */
export async function createPageBundler(
  site: Site,
  { demos }: CompiledSite,
  { texts, entryPoints, own }: PageModules,
): Promise<PageBundler> {
  const { root } = site;
  const assetsRead = new Map<string, OutputFile>();
  const bundler: BuildContext<{ write: false; metafile: true }> = await context({
    ...browserOptions(site, 'development', entryPoints),
    minify: false,
    legalComments: 'none',
    write: false,
    metafile: true,
    plugins: [
      oneReact(root),
      virtualModules(texts, root),
      cssModules(root, new Set()),
      assetFiles(assetsRead),
    ],
  });
  return {
    dispose: () => bundler.dispose(),
    build: async () => {
      const { outputFiles, metafile } = await bundler.rebuild();
      const outputs = Object.entries(metafile.outputs);
      const url = (path: string) => `/${path}`;
      const script = (end: string) => {
        const path = outputOf(metafile, end);
        return path === null ? null : url(path);
      };
      const present = (urls: readonly (string | null)[]) => urls.filter((each) => each !== null);
      const siteStyle = outputs.find(([, { entryPoint }]) =>
        entryPoint?.endsWith('templates/styles/main.css'),
      );
      const demoStyles = demos.map(({ file }) => {
        const style = outputs.find(([, { entryPoint }]) => entryPoint === file)?.[1].cssBundle;
        return style === undefined ? null : url(style);
      });
      const styles = present([siteStyle === undefined ? null : url(siteStyle[0]), ...new Set(demoStyles)]);
      const assets = (...scripts: readonly (string | null)[]): PageAssets => ({
        scripts: present(scripts),
        preloads: [],
        styles,
      });
      return {
        files: [
          ...outputFiles.map(({ path, contents }) => ({ path: relative(root, path), contents })),
          ...assetsRead.values(),
        ],
        assets: assets(
          script('templates/browser/main.ts'),
          script('docs-build:services'),
          script(pageModule),
        ),
        highlightStyle: script('templates/styles/highlight.css'),
        ownPages: Object.fromEntries(own.map(({ id }) => [id, assets(script(`docs-build:dev-own:${id}`))])),
        demoScript: script(demoModule),
        filesOf: (demoFile) => reachable(metafile, root, demoFile),
      };
    },
  };
}

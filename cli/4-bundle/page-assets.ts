import type { Metafile } from 'esbuild';
import type { PageAssets } from '../model/bundle.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pageKey } from '../site/paths.ts';
import { frameEntry } from './frame-modules.ts';
import type { BuiltFrames } from './frames.ts';
import type { MadeStyles } from './made-styles.ts';
import type { PageDemos } from './page-demos.ts';

/** Chunks an output imports before it can run, itself not included. */
function staticImports(metafile: Metafile, path: string, found = new Set<string>()): Set<string> {
  for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || external || found.has(imported)) continue;
    found.add(imported);
    staticImports(metafile, imported, found);
  }
  return found;
}

/** URL of what was made of the entry point that ends so; null when there is none. */
export function outputUrl(metafile: Metafile, end: string): string | null {
  const [path] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(end)) ?? [];
  return path === undefined ? null : `/${path}`;
}

/** What each page links: read from the bundler's metafile, never guessed from names. */
export function pageAssets(
  metafile: Metafile,
  site: Site,
  compiled: CompiledSite,
  pages: Readonly<Record<string, PageDemos>>,
  made: MadeStyles,
): Record<string, PageAssets> {
  const outputs = Object.entries(metafile.outputs);
  const byEntry = (entryPoint: string | undefined) =>
    outputs.find(([, output]) => output.entryPoint === entryPoint);
  const entryEndingWith = (end: string) =>
    outputs.find(([, output]) => output.entryPoint?.endsWith(end))?.[0];
  const cssOf = new Map(outputs.map(([, output]) => [output.entryPoint, output.cssBundle]));
  const siteScript = entryEndingWith('templates/browser/main.ts');
  const services = byEntry('docs-build:services')?.[0];
  const siteStyle = entryEndingWith('templates/styles/main.css');
  const url = (path: string) => `/${path}`;
  const present = (paths: readonly (string | undefined)[]) => paths.filter((path) => path !== undefined);

  const assets = (demos: Readonly<Record<string, string>>, script: string | undefined): PageAssets => {
    const scripts = present([siteScript, services, script]);
    const preloads = scripts.flatMap((path) => [...staticImports(metafile, path)]);
    const demoStyles = [...new Set(Object.values(demos).map((file) => cssOf.get(file)))];
    const hasDemos = Object.keys(demos).length > 0;
    return {
      scripts: scripts.map(url),
      preloads: [...new Set(preloads)].filter((path) => !scripts.includes(path)).map(url),
      styles: present([
        siteStyle,
        ...[...made.site, ...(hasDemos ? made.demos : [])].map(({ path }) => path),
        ...demoStyles,
      ]).map(url),
    };
  };

  const keys = compiled.pages.map((page) =>
    pageKey(page.node.pathname, page.language, defaultLanguageOf(site)),
  );
  return Object.fromEntries(
    ['/404', ...keys].map((key) => [
      key,
      assets(pages[key]?.demos ?? {}, pages[key] && byEntry(`docs-build:page:${key}`)?.[0]),
    ]),
  );
}

const documentStyles = ({ outputs }: Metafile, { site, demos }: MadeStyles): string[] => [
  ...Object.keys(outputs).filter((path) => outputs[path]?.entryPoint?.endsWith('templates/styles/main.css')),
  ...[...site, ...demos].map(({ path }) => path),
];

/** A document with one script and the look of the site's own pages. */
function documentAssets(metafile: Metafile, entry: string, styles: readonly string[]): PageAssets {
  const script = Object.keys(metafile.outputs).find((path) =>
    metafile.outputs[path]?.entryPoint?.endsWith(entry),
  );
  if (script === undefined) throw new Error(`${entry} has no script`);
  const ownStyle = metafile.outputs[script]?.cssBundle;
  const url = (path: string) => `/${path}`;
  return {
    scripts: [url(script)],
    preloads: [...staticImports(metafile, script)].map(url),
    styles: [...styles, ...(ownStyle === undefined ? [] : [ownStyle])].map(url),
  };
}

/** What the document of each product's changed demos links. */
export function frameAssets(
  { metafile, modules }: BuiltFrames,
  pages: Metafile,
  made: MadeStyles,
): Record<string, PageAssets> {
  const styles = documentStyles(pages, made);
  return Object.fromEntries(
    Object.keys(modules).map((id) => [id, documentAssets(metafile, frameEntry(id), styles)]),
  );
}

/** What the document of each demo that has its own links. */
export function ownPageAssets(
  metafile: Metafile,
  demos: readonly Demo[],
  made: MadeStyles,
): Record<string, PageAssets> {
  const styles = documentStyles(metafile, made);
  return Object.fromEntries(
    demos.map(({ id }) => [id, documentAssets(metafile, `docs-build:own:${id}`, styles)]),
  );
}

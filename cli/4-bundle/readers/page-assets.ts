import { noAssets, type PageAssets } from '../../model/bundle.ts';
import type { OutputFile } from '../../model/output.ts';
import type { CompiledPage, CompiledSite, Demo } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { ownPageKey } from '../../site/paths.ts';
import { outputOf, withStaticImports } from '../esbuild/static-imports.ts';
import type { BrowserBuild } from './browser-build.ts';
import { type DemoParts, partModules, wholePart } from './demo-parts.ts';
import { frameEntry } from './frame-modules.ts';
import type { BuiltFrames } from './frames.ts';
import type { PageDemos } from './page-demos.ts';
import { ownPageScript, pageScripts, type ScriptUrls, type SharedScript } from './page-scripts.ts';
import type { SharedStyles } from './shared-styles.ts';

interface LinkedPages {
  /** Assets by page key. */
  readonly pages: Readonly<Record<string, PageAssets>>;
  /** Assets by the id of each demo that has a page of its own. */
  readonly ownPages: Readonly<Record<string, PageAssets>>;
  /** Scripts of the pages. */
  readonly files: readonly OutputFile[];
}

interface LinkedPage {
  /** Page key, or the id of a demo. */
  readonly key: string;
  readonly assets: PageAssets;
  readonly files: readonly OutputFile[];
}

const present = (paths: readonly (string | null | undefined)[]): string[] =>
  paths.filter((path) => path !== undefined && path !== null);

const entries: Readonly<Record<SharedScript, string>> = {
  site: 'docs-build:site',
  mount: 'docs-build:mount',
  demoTools: 'renderer/demo-tools.ts',
  ownPage: 'renderer/islands/own-page.ts',
  exportTools: 'docs-build:export',
};

/** The script with a part of a page's demos, and its requirements. */
interface DemoScript {
  readonly path: string;
  readonly style: string | undefined;
  /** The script itself, and code that it shares with the other part. */
  readonly scripts: readonly string[];
  readonly packages: readonly string[];
}

function demoScripts(build: BrowserBuild, key: string, parts: DemoParts): DemoScript[] {
  const { metafile } = build.demos[key] ?? build.site;
  const packages = build.packagesOf(key);
  return partModules(key, parts).map((module, index) => {
    const path = outputOf(metafile, module);
    if (path === null) throw new Error(`The demos of ${key} have no script`);
    return {
      path,
      style: metafile.outputs[path]?.cssBundle,
      scripts: [...withStaticImports(metafile, path)],
      packages: packages[index] ?? [],
    };
  });
}

/** A content component may also stand in the shell of demos. */
export const showsComponent = ({ slots }: CompiledPage): boolean =>
  slots.some(({ kind }) => kind === 'component');

/** All styles of a document that paints once, its demos' included. */
const stylesAtOnce = (styles: SharedStyles, own: readonly (string | null | undefined)[]): readonly string[] =>
  present([...styles.first, ...styles.late, ...styles.demos, ...own]);

/** Assets that each page links, read from the bundlers' metafiles, never guessed from names. */
export function linkPages(
  build: BrowserBuild,
  site: Site,
  compiled: CompiledSite,
  demosOf: Readonly<Record<string, PageDemos>>,
  ownDemos: readonly Demo[],
  styles: SharedStyles,
): LinkedPages {
  const { metafile } = build.site;
  const url = (path: string): string => site.config.base + path;
  const lengths = new Map(build.files.map(({ path, contents }) => [path, contents.length]));
  const lengthOf = (path: string): number => lengths.get(path) ?? 0;
  const longer = (one: string, other: string): number => lengthOf(other) - lengthOf(one);
  const [base] = build.packagesOf('site').flat().toSorted(longer);
  /**
   * The scripts that take longest to arrive come first, except that the base of all demos comes before them: it runs
   * meanwhile.
   */
  const inOrder = (paths: readonly string[]): string[] =>
    paths.toSorted((one, other) => Number(other === base) - Number(one === base) || longer(one, other));
  const output = (entry: SharedScript) => outputOf(metafile, entries[entry]);
  const needed = (entry: SharedScript): string => {
    const path = output(entry);
    if (path === null) throw new Error(`${entries[entry]} has no script`);
    return path;
  };
  const withImports = (paths: readonly string[]) => [
    ...new Set(paths.flatMap((path) => [...withStaticImports(metafile, path)])),
  ];

  const scriptUrls = (demos: readonly DemoScript[], loaded: readonly string[]): ScriptUrls => {
    const mount = withImports([needed('mount')]);
    return {
      of: (script) => url(needed(script)),
      parts: demos.map(({ path, scripts, packages }) => {
        const all = new Set([...scripts, ...mount, ...packages]);
        const wake = inOrder([...all].filter((script) => !loaded.includes(script)));
        return { demos: url(path), wake: wake.map(url) };
      }),
    };
  };

  /** Styles of packages come first, so that a demo can override them. */
  const stylesOf = (key: string, demos: readonly DemoScript[]) => [
    ...(demos.length > 0 ? build.packageStylesOf(key) : []),
    ...demos.map(({ style }) => style),
  ];

  const withComponents = new Set(compiled.pages.filter(showsComponent).map(({ key }) => key));
  const shared = present([output('site')]);
  const linkedPage = (key: string): LinkedPage => {
    const demos = demosOf[key];
    const ofDemos = demos === undefined ? [] : demoScripts(build, key, demos.parts);
    const own = demos === undefined ? shared : [...shared, needed('demoTools')];
    const loaded = withImports(own);
    const urls = demos === undefined ? null : scriptUrls(ofDemos, loaded);
    const scripts = demos === undefined || urls === null ? [] : pageScripts(site, key, demos, urls);
    const demoStyles = demos === undefined && !withComponents.has(key) ? [] : styles.demos;
    const [wake = [], further = []] = urls?.parts.map((part) => part.wake) ?? [];
    const assets = {
      scripts: present([...shared, scripts[0]?.path]).map(url),
      preloads: loaded.filter((path) => !shared.includes(path)).map(url),
      styles: present([...styles.first, ...demoStyles, ...stylesOf(key, ofDemos)]).map(url),
      lateStyles: styles.late.map(url),
      wake,
      further: further.filter((script) => !wake.includes(script)),
    };
    return { key, assets, files: scripts };
  };
  const linkedOwnPage = (demo: Demo): LinkedPage => {
    const key = ownPageKey(demo.id);
    const ofDemo = demoScripts(build, key, wholePart([demo]));
    const urls = scriptUrls(ofDemo, []);
    const script = ownPageScript(site, key, demo, urls);
    const assets = {
      ...noAssets,
      scripts: [url(script.path)],
      preloads: [
        ...new Set([...withImports([needed('ownPage')]).map(url), ...urls.parts.flatMap(({ wake }) => wake)]),
      ],
      styles: stylesAtOnce(styles, stylesOf(key, ofDemo)).map(url),
    };
    return { key: demo.id, assets, files: [script] };
  };

  const linked = ['/404', ...compiled.pages.map(({ key }) => key)].map(linkedPage);
  const linkedOwn = ownDemos.map(linkedOwnPage);
  const assetsByKey = (pages: readonly LinkedPage[]) =>
    Object.fromEntries(pages.map(({ key, assets }) => [key, assets]));
  return {
    pages: assetsByKey(linked),
    ownPages: assetsByKey(linkedOwn),
    files: [...linked, ...linkedOwn].flatMap(({ files }) => files),
  };
}

/** Assets of each product's document for changed demos. */
export function frameAssets(
  { metafile, modules }: BuiltFrames,
  styles: SharedStyles,
  base: string,
): Record<string, PageAssets> {
  const url = (path: string): string => base + path;
  const assets = (id: string): PageAssets => {
    const script = outputOf(metafile, frameEntry(id));
    if (script === null) throw new Error(`The frame of ${id} has no script`);
    const [, ...preloads] = withStaticImports(metafile, script);
    return {
      ...noAssets,
      scripts: [url(script)],
      preloads: preloads.map(url),
      styles: stylesAtOnce(styles, [metafile.outputs[script]?.cssBundle]).map(url),
    };
  };
  return Object.fromEntries(Object.keys(modules).map((id) => [id, assets(id)]));
}

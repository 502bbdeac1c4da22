import type { CodeTypes } from '../../../renderer/view/code-types.ts';
import { plain, type Task } from '../../derive/derived.ts';
import type { Keeper } from '../../derive/graph.ts';
import { contentHash } from '../../machine/cache.ts';
import type { Host } from '../../machine/host.ts';
import { ownVersion } from '../../machine/own-code.mjs';
import { join } from '../../machine/paths.ts';
import { askTypes, typeCheckerVersion } from '../../machine/type-checker.ts';
import type { CompiledPage, CompiledSite, Demo } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { apiFolder } from '../../reference/files.ts';
import { indexApi } from '../../reference/reference-index.ts';
import { servedAt } from '../../site/base.ts';
import { demoIds } from '../../site/demo-ids.ts';
import { plainPath } from '../../site/escaped-path.ts';
import { hrefsIn } from '../../site/hrefs.ts';
import { messagesIn } from '../../site/languages.ts';
import { pagesOf } from '../../site/page-tree.ts';
import {
  type FenceModule,
  fenceDeclarations,
  fenceFolder,
  fenceModules,
  fenceProject,
} from '../fence-modules.ts';
import { fenceSupply } from '../fence-names.ts';
import { typeSettings, typeState } from '../type-errors.ts';
import { packageLinks } from '../type-project.ts';
import type { Meanings } from './meanings.ts';
import { nameNotes } from './name-notes.ts';
import { codeTypes, demoBlocks, fenceBlocks, type MeaningsOf } from './page-blocks.ts';

/** The types of a page, apart from its language. */
type Found = Omit<CodeTypes, 'texts'>;

/** Interface texts of the notes on names. */
const textKeys = ['api.default', 'codeTypes.entry', 'codeTypes.hint', 'plan.pro', 'plan.premium'];

/** Number of modules about which the compiler is asked at a time. */
const together = 4;

interface TypedPage {
  readonly page: CompiledPage;
  readonly demos: readonly Demo[];
}

interface AskedPage extends TypedPage {
  readonly modules: readonly FenceModule[];
}

const isTyped = (file: string): boolean => /\.tsx?$/.test(file);

/** Pages with code in TypeScript, and their demos; none for a site without settings for the compiler. */
function typedPages(host: Host, { root }: Site, { pages, demos }: CompiledSite): TypedPage[] {
  if (typeSettings(host, root) === null) return [];
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  return pages.flatMap((page) => {
    const own = [...new Set(demoIds(page))].flatMap((id) => byId.get(id) ?? []);
    const typed = own.filter(({ sources }) => sources.some(({ file }) => isTyped(file)));
    const isNone =
      page.node.api !== undefined || (typed.length === 0 && !page.fences.some((fence) => fence.isTyped));
    return isNone ? [] : [{ page, demos: typed }];
  });
}

/** Pages for whose code there are types. */
export const pagesWithTypes = (host: Host, site: Site, compiled: CompiledSite): ReadonlySet<CompiledPage> =>
  new Set(typedPages(host, site, compiled).map(({ page }) => page));

/** The files of the reference as they are. */
function* referenceState(host: Host, root: string): Generator<string> {
  for (const file of host.list(join(root, apiFolder))) yield host.hash(join(root, apiFolder, file));
  for (const file of ['site.yaml', 'api-notes.yaml', 'api-corrections.yaml'])
    yield host.hash(join(root, 'content', file));
}

/** The facts that a page's code depends on besides the state of the site. */
const textsOf = ({ page, demos }: TypedPage, modules: readonly FenceModule[]): string[] => [
  page.html,
  ...modules.flatMap(({ path, text }) => [path, text]),
  ...demos.flatMap((demo) =>
    [demo, demo.javascript].flatMap((variant) => [
      variant?.preview ?? '',
      ...(variant?.sources ?? []).flatMap(({ file, code }) => [file, code]),
    ]),
  ),
];

/** The types of the names in the code of pages. Results are kept by page. */
export async function typesInCode(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  { keeper, folder }: { readonly keeper: Keeper; readonly folder: string },
): Promise<ReadonlyMap<CompiledPage, CodeTypes>> {
  const { root } = site;
  const settings = typeSettings(host, root);
  const typed = typedPages(host, site, compiled);
  if (settings === null || typed.length === 0) return new Map();
  const supply = fenceSupply(host, site, compiled);
  const state = contentHash(
    typeCheckerVersion,
    settings,
    ...typeState(host, site, fenceDeclarations),
    ...referenceState(host, root),
  );
  // A kept page is found at once; the compiler is asked about the modules of the others together.
  const fresh: AskedPage[] = [];
  let asked: Promise<MeaningsOf> | null = null;
  const meanings = async (): Promise<MeaningsOf> => {
    // All pages have added their modules by then.
    await null;
    asked ??= ask(site, settings, fresh, folder);
    return await asked;
  };
  const all = typed.map(async (each): Promise<[CompiledPage, CodeTypes]> => {
    const { page, demos } = each;
    const modules = fenceModules(page, supply);
    const make = async (): Promise<Found> => {
      fresh.push({ ...each, modules });
      const meaningsOf = await meanings();
      const textOfFile = (file: string) => host.readText(join(root, file)) ?? '';
      return codeTypes([
        ...fenceBlocks(page, modules, meaningsOf),
        ...demos.flatMap((demo) => [...demoBlocks(demo, meaningsOf, textOfFile)]),
      ]);
    };
    const input = contentHash(state, ...textsOf(each, modules));
    const task: Task<Found> = { name: 'code-types', input, version: ownVersion(), split: plain(), make };
    const { value } = await keeper.run(task, page.file);
    return [page, served(site, page, value)];
  });
  return new Map(await Promise.all(all));
}

/** With links as readers of the page's language need them. */
function served(site: Site, { language }: CompiledPage, { names, blocks }: Found): CodeTypes {
  const pages = new Set(pagesOf(site.tree).map(({ pathname }) => pathname));
  const hrefOf = hrefsIn(site, language);
  const messages = messagesIn(site, language);
  return {
    texts: Object.fromEntries(textKeys.map((key) => [key, messages[key] ?? ''])),
    names: names.map(({ href, of, ...name }) => {
      const [path = '', anchor] = (href ?? '').split(/\/(?:#|$)/);
      const pathname = plainPath(path);
      if (!pages.has(pathname)) return name;
      return {
        ...name,
        href: servedAt(site.config, hrefOf(pathname, anchor)),
        ...(of === undefined ? {} : { of }),
      };
    }),
    blocks,
  };
}

/** Asks the compiler about all modules of the pages. */
async function ask(
  site: Site,
  settings: string,
  pages: readonly AskedPage[],
  folder: string,
): Promise<MeaningsOf> {
  const { root, config, reference } = site;
  const fences = pages.flatMap(({ modules }) => modules);
  const sources = pages.flatMap(({ demos }) => demos.flatMap((demo) => demo.sources.map(({ file }) => file)));
  const files = [...new Set(sources.filter(isTyped))];
  const notes = nameNotes(reference, indexApi(reference, config.products));
  const isSlots = (attribute: string): boolean =>
    config.api.paths.some(({ after, kind: of }) => of === 'slot' && after === attribute);
  const found = new Map<string, Meanings>();
  await askTypes(
    fenceProject(root, settings, [
      ...files.map((file) => join(root, file)),
      ...fences.map(({ path }) => `./${path}`),
    ]),
    folder,
    root,
    {
      modules: Object.fromEntries(fences.map(({ path, text }) => [path, text])),
      links: packageLinks(root, [fenceFolder]),
    },
    async (project, own) => {
      // The module loads a part of the compiler, which a build without changes does not need.
      const { meaningsIn } = await import('./meanings.ts');
      const meanings = meaningsIn(project, notes, isSlots);
      const all = [
        ...files.map((file) => [file, join(root, file)] as const),
        ...fences.map(({ path }) => [path, join(own, path)] as const),
      ];
      let next = 0;
      const work = async (): Promise<void> => {
        for (;;) {
          const [path, file] = all[next++] ?? [];
          if (path === undefined || file === undefined) return;
          found.set(path, await meanings(file));
        }
      };
      await Promise.all(Array.from({ length: together }, work));
    },
  );
  return (path) => found.get(path);
}

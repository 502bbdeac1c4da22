import { plain, type Task } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { checkTypes, typeCheckerVersion } from '../machine/type-checker.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type FenceError, fenceFindings } from './fence-findings.ts';
import {
  type FenceModule,
  fenceDeclarations,
  fenceFolder,
  fenceModules,
  fenceProject,
} from './fence-modules.ts';
import { fenceSupply, preludeFolder } from './fence-names.ts';
import { errorsIn, type Mistake, typeSettings, typeState } from './type-errors.ts';
import { mistakesOf, type TypedUnit } from './type-mistakes.ts';
import { packageLinks } from './type-project.ts';

/** An error as kept between runs. */
interface Kept extends FenceError {
  /** Number of the fence on its page. */
  readonly index: number;
}

/**
 * Checks the types of the fences of all pages at once, with the settings of the site. Does nothing without a
 * tsconfig.json. Results are kept by page.
 */
export async function checkFenceTypes(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  { keeper, folder }: { readonly keeper: Keeper; readonly folder: string },
): Promise<readonly Diagnostic[]> {
  const { root } = site;
  const settings = typeSettings(host, root);
  const pages = compiled.pages.filter(({ fences, node }) => fences.length > 0 && node.api === undefined);
  if (settings === null || pages.length === 0) return [];
  const supply = fenceSupply(host, site, compiled);
  const state = contentHash(
    typeCheckerVersion,
    settings,
    JSON.stringify(site.config.demos.project.companions),
    ...typeState(host, site, fenceDeclarations),
  );
  // A kept page is found at once; the modules of the others are checked together.
  const fresh: FenceModule[] = [];
  let found: ReturnType<typeof run> | null = null;
  const errors = async () => {
    // All pages have added their modules by then.
    await null;
    found ??= run(site, settings, fresh, folder);
    return await found;
  };
  const checked = pages.map(async (page) => {
    const modules = fenceModules(page, supply);
    const make = async (): Promise<readonly Kept[]> => {
      fresh.push(...modules);
      const all = await errors();
      return modules.flatMap(({ path }, index) =>
        (all.get(path) ?? []).map((error) => ({ ...error, index })),
      );
    };
    const input = contentHash(state, ...modules.flatMap(({ path, text }) => [path, text]));
    const task: Task<readonly Kept[]> = { name: 'fence-types', input, split: plain(), make };
    const { value: own } = await keeper.run(task, page.file);
    return modules.flatMap(({ fence }, index) =>
      fenceFindings(
        page,
        fence,
        own.filter((error) => error.index === index),
        supply,
      ),
    );
  });
  const ofPages = (await Promise.all(checked)).flat();
  const make = async () => (found === null ? [] : declarationErrors(await found, settings));
  const task: Task<readonly Mistake[]> = { name: 'fence-declarations', input: state, split: plain(), make };
  const { value: ofDeclarations } = await keeper.run(task, '');
  return [
    ...ofDeclarations.map(({ place, code, message }) =>
      diagnostic('code/type-error', place, `${message} (${code})`, {
        help:
          place?.file === settings
            ? 'Fix the settings, or install the packages that they name.'
            : 'Fix the declaration.',
      }),
    ),
    ...ofPages,
  ];
}

/** Errors in what the site declares for its fences, and in its settings, which hide all others. */
const declarationErrors = (
  found: ReadonlyMap<string, readonly FenceError[]>,
  settings: string,
): readonly Mistake[] =>
  [...found]
    .filter(([file]) => file === settings || file.startsWith(`${preludeFolder}/`))
    .flatMap(([file, errors]) =>
      errors.map(({ line, column, code, message }) => ({
        place: { file, line: line + 1, column },
        code,
        message,
      })),
    );

/** A fence, and what it or its head imports. */
const unitOf = ({ path, text }: FenceModule): TypedUnit => ({
  paths: [path],
  specifiers: [...text.matchAll(/\b(?:from|import) ['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  ),
});

/** Errors of the modules by their paths. */
async function run(
  { root, config }: Site,
  settings: string,
  modules: readonly FenceModule[],
  folder: string,
): Promise<ReadonlyMap<string, readonly FenceError[]>> {
  const texts = new Map(modules.map(({ path, text }) => [path, text]));
  const errors = await mistakesOf({
    paths: [...texts.keys()],
    // Mistakes that a fence names need no second look.
    units: modules.filter(({ fence }) => fence.errors.length === 0).map(unitOf),
    companions: config.demos.project.companions,
    check: async (paths) => {
      const project = fenceProject(
        root,
        settings,
        paths.map((path) => `./${path}`),
      );
      const beside = {
        modules: Object.fromEntries(paths.map((path) => [path, texts.get(path) ?? ''])),
        links: packageLinks(root, [fenceFolder]),
      };
      return errorsIn(await checkTypes(project, folder, root, beside));
    },
  });
  const found = new Map<string, FenceError[]>();
  for (const { place, code, message } of errors) {
    // An error without a place concerns the settings.
    const { line, column } = place ?? { line: 1, column: 1 };
    const file = (place?.file ?? settings).replace(`${root}/`, '');
    // The first line of a module is its head.
    found.set(file, [...(found.get(file) ?? []), { line: line - 1, column, code, message }]);
  }
  return found;
}

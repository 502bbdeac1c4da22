import { dirname, join } from 'node:path';
import { plain, type Task } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { checkTypes, typeCheckerVersion } from '../machine/type-checker.ts';
import type { Fence } from '../model/fence.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { fragmentType } from '../site/fence-fragment.ts';
import { type FenceError, fenceFindings } from './fence-findings.ts';
import { fenceSupply, importLine, preludeFolder, type Supply } from './fence-names.ts';
import { errorsIn, isSyntax, type Mistake, typeSettings, typeState } from './type-errors.ts';
import { checkedOptions, packageLinks } from './type-project.ts';

const declarations = /\.d\.[cm]?ts$|^fences\/|^(?:data|parts)\/.*\.tsx?$|^[^/]+\.json$/;

/** A fence as a module of a project. */
interface FenceModule {
  readonly page: CompiledPage;
  readonly fence: Fence;
  readonly path: string;
  readonly text: string;
}

/** An error as kept between runs. */
interface Kept extends FenceError {
  /** Number of the fence on its page. */
  readonly index: number;
}

/** Folder of the modules in the project. */
const base = 'fences';

function moduleOf(page: CompiledPage, fence: Fence, index: number, supply: Supply): FenceModule {
  const names = fence.before.includes(fragmentType) ? [fragmentType, ...fence.names] : fence.names;
  const imports = [...new Set(names)].flatMap((name) => {
    const supplied = supply.find(page, fence, name);
    return supplied === null ? [] : [importLine(supplied, page.file)];
  });
  const missing = names.includes(fragmentType) && supply.find(page, fence, fragmentType) === null;
  const head = `${imports.join(' ')} ${missing ? `type ${fragmentType} = any;` : ''} ${fence.before}`;
  return {
    page,
    fence,
    path: `${base}/${page.file}.${index}.tsx`,
    text: `${head}\n${fence.code}\n${fence.after}\nexport {};\n`,
  };
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
  const state = contentHash(typeCheckerVersion, settings, ...typeState(host, root, declarations));
  // A kept page is found at once; the modules of the others are checked together.
  const fresh: FenceModule[] = [];
  let found: ReturnType<typeof run> | null = null;
  const errors = async () => {
    // All pages have added their modules by then.
    await null;
    found ??= run(root, settings, fresh, folder);
    return await found;
  };
  const checked = pages.map(async (page) => {
    const typed = page.fences.filter(({ isTyped }) => isTyped);
    const modules = typed.map((fence, index) => moduleOf(page, fence, index, supply));
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
    return typed.flatMap((fence, index) =>
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

/** Errors of the modules by their paths. */
async function run(
  root: string,
  settings: string,
  modules: readonly FenceModule[],
  folder: string,
): Promise<ReadonlyMap<string, readonly FenceError[]>> {
  const home = dirname(join(root, settings));
  const outputOf = (some: readonly FenceModule[]) =>
    checkTypes(
      {
        extends: join(root, settings),
        references: [],
        files: some.map(({ path }) => `./${path}`),
        include: [`${home}/**/*.d.ts`],
        exclude: ['node_modules', `${home}/**/node_modules`],
        compilerOptions: {
          ...checkedOptions,
          rootDirs: [root, `./${base}`],
          allowUmdGlobalAccess: true,
          allowUnreachableCode: true,
          allowUnusedLabels: true,
          isolatedModules: false,
          noUncheckedIndexedAccess: false,
          noUnusedLocals: false,
          noUnusedParameters: false,
          verbatimModuleSyntax: false,
        },
      },
      folder,
      root,
      {
        modules: Object.fromEntries(some.map(({ path, text }) => [path, text])),
        links: packageLinks(root, [base]),
      },
    );
  const errors = errorsIn(await outputOf(modules));
  // While a module cannot be parsed, the compiler reports no types of the others.
  const torn = new Set(errors.flatMap(({ place, code }) => (isSyntax(code) ? [place?.file] : [])));
  if (torn.size > 0) errors.push(...errorsIn(await outputOf(modules.filter(({ path }) => !torn.has(path)))));
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

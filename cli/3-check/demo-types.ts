import { plain, type Task } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { contentHash } from '../machine/cache.ts';
import { readSettings, settingsChain } from '../machine/compiler-settings.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { packagesFolder, toolRoot } from '../machine/tool.ts';
import { checkTypes, typeCheckerVersion } from '../machine/type-checker.ts';
import type { CompiledSite, DemoSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { typeOptions } from '../site/type-options.ts';
import { reactTypes, untypedReact } from './react-types.ts';
import { errorsIn, type Mistake, typeSettings, typeState } from './type-errors.ts';
import { mistakesOf, type TypedUnit } from './type-mistakes.ts';
import { checkedOptions, packageLinks, settingsFolder } from './type-project.ts';

const modules = /\.(?:[cm]?tsx?|json)$/;

interface Where {
  readonly keeper: Keeper;
  /** Folder for files of this build alone. */
  readonly folder: string;
}

/**
 * Checks the types of all demos at once, with the settings of the site, or with those of a new site. Results are cached
 * by the texts of all modules of the site and by the installed packages.
 */
export async function checkDemoTypes(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  { keeper, folder }: Where,
): Promise<readonly Diagnostic[]> {
  const { root } = site;
  const { demos, pages } = compiled;
  const settings = typeSettings(host, root);
  const units = demos.map(({ sources }) => unitOf(sources));
  const files = new Set(units.flatMap(({ paths }) => paths));
  if (files.size === 0) return [];
  const react = reactTypes(host, root);
  // Settings may have types of their own; a site with neither React nor settings is run with the React of the tool.
  if (react === 'no package' && settings === null) return [];
  if (react === 'no types') return untypedReact(compiled);
  const names = (site.config.demos.alternatives?.others ?? []).map(({ name }) => name);
  const others = otherModules(demos, names);
  const texts = [...others].flatMap(([path, { code }]) => [path, code]);
  const base = baseOf(host, site, settings);
  const input = contentHash(
    typeCheckerVersion,
    JSON.stringify([base, site.config.demos.project.companions]),
    ...files,
    ...texts,
    ...typeState(host, site, modules),
  );
  const make = () => run(site, base, [...units, ...otherUnits(demos, names)], others, folder);
  const task: Task<readonly Mistake[]> = { name: 'demo-types', input, split: plain(), make };
  const { value: mistakes } = await keeper.run(task, '');

  const places = new Map<string, Place>();
  for (const slot of pages.flatMap(({ slots }) => slots))
    if (slot.kind === 'demo' && !places.has(slot.demo)) places.set(slot.demo, slot.place);
  const shownOn = new Map<string, Place>();
  for (const { id, sources } of demos) {
    const place = places.get(id);
    if (place === undefined) continue;
    for (const { file } of sources) if (!shownOn.has(file)) shownOn.set(file, place);
  }
  return mistakes.flatMap(({ place, code, message }) => {
    const other = place === null ? undefined : others.get(place.file);
    if (place !== null && other !== undefined) return otherError(place, other, `${message} (${code})`);
    // Readers never see modules that no demo shows.
    if (place !== null && !files.has(place.file)) return [];
    const page = place === null ? undefined : shownOn.get(place.file);
    const at = place ?? { file: settings ?? 'content/site.yaml', line: 1, column: 1 };
    return [
      diagnostic('demo/type-error', at, `${message} (${code})`, {
        related: page === undefined ? [] : [{ message: 'The demo is shown here.', place: page }],
      }),
    ];
  });
}

/** The part of a project of demos that the settings of a site give. */
interface Base {
  readonly project: { readonly extends?: string; readonly include?: readonly string[] };
  readonly options: object;
  /** Declarations that every site has. */
  readonly declarations: readonly string[];
  /** The folder of the site's own declarations. */
  readonly folder: string;
}

function baseOf(host: Host, { root, config }: Site, settings: string | null): Base {
  if (settings !== null) {
    const file = join(root, settings);
    const folder = settingsFolder(root, settings);
    const read = readSettings(host, file);
    const chain = read === null ? [] : settingsChain(read);
    // Without a list, all files count; `files` of the project would replace them.
    const isListed = chain.some(({ json }) => 'files' in json || 'include' in json);
    const project = { extends: file, ...(!isListed && { include: [`${folder}/**/*`] }) };
    return { project, options: {}, declarations: [], folder };
  }
  const folder = packagesFolder(root);
  const documented = config.products.flatMap(({ packages }) => packages.map(({ name }) => name));
  return {
    project: { include: [`${folder}/**/*.d.ts`] },
    options: { ...typeOptions(documented, folder), types: ['*'] },
    declarations: [join(toolRoot, 'renderer/client.d.ts')],
    folder,
  };
}

interface OtherModule {
  /** Name of the alternative. */
  readonly name: string;
  /** The original module. */
  readonly file: string;
  readonly code: string;
}

/** Folder of the modules of an alternative. */
const otherFolder = (index: number): string => `alternative-${index}`;

/** Typed modules of a demo and what they import; `pathOf` gives the paths at which they are checked. */
const unitOf = (
  sources: readonly DemoSource[],
  pathOf = ({ file }: DemoSource): string => file,
): TypedUnit => ({
  paths: sources.filter(({ file }) => /\.tsx?$/.test(file)).map(pathOf),
  specifiers: sources.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)),
});

/** Demos with another library, of which the changed modules are checked. */
const otherUnits = (demos: CompiledSite['demos'], names: readonly string[]): TypedUnit[] =>
  demos.flatMap(({ alternatives }) =>
    alternatives.map(({ name, sources }) =>
      unitOf(sources, ({ file }) => `${otherFolder(names.indexOf(name))}/${file}`),
    ),
  );

/** Typed modules as they are with another library, by the paths at which they are checked. */
function otherModules(demos: CompiledSite['demos'], names: readonly string[]): Map<string, OtherModule> {
  const modules = new Map<string, OtherModule>();
  for (const [index, name] of names.entries())
    for (const { alternatives } of demos)
      for (const { file, code } of alternatives.find((alternative) => alternative.name === name)?.sources ??
        [])
        if (/\.tsx?$/.test(file)) modules.set(`${otherFolder(index)}/${file}`, { name, file, code });
  return modules;
}

/** The code of an alternative exists in no file, so the message quotes its line. */
function otherError({ line }: Place, { name, file, code }: OtherModule, message: string): Diagnostic {
  const text = code.split('\n')[line - 1]?.trim() ?? '';
  const place = { file, line: 1, column: 1 };
  return diagnostic('demo/alternative-type-error', place, `With ${name}, \`${text}\`: ${message}`);
}

/** Mistakes in a project of the demos with the site's settings. Paths begin at the root. */
async function run(
  { root, config }: Site,
  base: Base,
  units: readonly TypedUnit[],
  others: ReadonlyMap<string, OtherModule>,
  folder: string,
): Promise<readonly Mistake[]> {
  const folders = [...new Set([...others.keys()].map((path) => path.slice(0, path.indexOf('/'))))];
  const projectOf = (paths: readonly string[], more: object) => ({
    ...base.project,
    ...more,
    // A tsconfig.json of references alone has no files; the files of the demos are given here.
    references: [],
    files: [
      ...base.declarations,
      ...paths.map((path) => (others.has(path) ? `./${path}` : join(root, path))),
    ],
    compilerOptions: {
      ...base.options,
      ...checkedOptions,
      // Lets a module with another library find the neighbours of the original module.
      ...(folders.length > 0 && { rootDirs: [root, ...folders.map((path) => `./${path}`)] }),
    },
  });
  const modules = Object.fromEntries([...others].map(([path, { code }]) => [path, code]));
  const links = packageLinks(root, folders);
  // The settings may name all modules; demos need only the declarations among them.
  const only = {
    include: [`${base.folder}/**/*.d.ts`],
    exclude: ['node_modules', `${base.folder}/**/node_modules`],
  };
  return mistakesOf({
    paths: [...new Set(units.flatMap((unit) => unit.paths))],
    units,
    companions: config.demos.project.companions,
    check: async (paths, isAgain) => {
      const project = projectOf(paths, isAgain ? only : {});
      const output = await checkTypes(project, folder, root, { modules, links });
      return errorsIn(output.replaceAll(`${root}/`, ''));
    },
  });
}

import { plain } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { contentHash } from '../machine/cache.ts';
import { readSettings, settingsChain } from '../machine/compiler-settings.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { packagesFolder, toolRoot } from '../machine/tool.ts';
import { checkTypes, typeCheckerVersion } from '../machine/type-checker.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { typeOptions } from '../site/type-options.ts';
import { reactTypes, untypedReact } from './react-types.ts';
import { errorsIn, isSyntax, typeSettings, typeState } from './type-errors.ts';
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
  const files = [...new Set(demos.flatMap(({ sources }) => sources.map(({ file }) => file)))].filter((file) =>
    /\.tsx?$/.test(file),
  );
  if (files.length === 0) return [];
  const react = reactTypes(host, root);
  // Settings may have types of their own; a site with neither React nor settings is run with the React of the tool.
  if (react === 'no package' && settings === null) return [];
  if (react === 'no types') return untypedReact(compiled);
  const others = otherModules(demos, site.config.demos.alternatives?.others ?? []);
  const texts = [...others].flatMap(([path, { code }]) => [path, code]);
  const base = baseOf(host, site, settings);
  const input = contentHash(
    typeCheckerVersion,
    JSON.stringify(base),
    ...files,
    ...texts,
    ...typeState(host, site, modules),
  );
  const make = () => run(root, base, files, others, folder);
  const { value: output } = await keeper.run<string>({ name: 'demo-types', input, split: plain(), make }, '');

  const places = new Map<string, Place>();
  for (const slot of pages.flatMap(({ slots }) => slots))
    if (slot.kind === 'demo' && !places.has(slot.demo)) places.set(slot.demo, slot.place);
  const shownOn = new Map<string, Place>();
  for (const { id, sources } of demos) {
    const place = places.get(id);
    if (place === undefined) continue;
    for (const { file } of sources) if (!shownOn.has(file)) shownOn.set(file, place);
  }
  return errorsIn(output).flatMap(({ place, code, message }) => {
    const other = place === null ? undefined : others.get(place.file);
    if (place !== null && other !== undefined) return otherError(place, other, `${message} (${code})`);
    // Readers never see modules that no demo shows.
    if (place !== null && !files.includes(place.file)) return [];
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

/** Typed modules as they are with another library, by the paths at which they are checked. */
function otherModules(
  demos: CompiledSite['demos'],
  names: readonly { readonly name: string }[],
): Map<string, OtherModule> {
  const modules = new Map<string, OtherModule>();
  for (const [index, { name }] of names.entries())
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

/** Output of the compiler for a project of the demos with the site's settings. Paths in it begin at the root. */
async function run(
  root: string,
  base: Base,
  files: readonly string[],
  others: ReadonlyMap<string, OtherModule>,
  folder: string,
): Promise<string> {
  const folders = [...new Set([...others.keys()].map((path) => path.slice(0, path.indexOf('/'))))];
  const projectOf = (own: readonly string[], more: object) => ({
    ...base.project,
    ...more,
    // A tsconfig.json of references alone has no files; the files of the demos are given here.
    references: [],
    files: [
      ...base.declarations,
      ...own.map((file) => join(root, file)),
      ...[...others.keys()].map((path) => `./${path}`),
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
  const outputOf = async (own: readonly string[], more = {}) =>
    (await checkTypes(projectOf(own, more), folder, root, { modules, links })).replaceAll(`${root}/`, '');
  const output = await outputOf(files);
  // While a module cannot be parsed, the compiler reports no types of the others.
  const torn = new Set(errorsIn(output).flatMap(({ place, code }) => (isSyntax(code) ? [place?.file] : [])));
  const whole = files.filter((file) => !torn.has(file));
  if (whole.length === files.length) return output;
  // The settings may name all modules; demos need only the declarations among them.
  const only = {
    include: [`${base.folder}/**/*.d.ts`],
    exclude: ['node_modules', `${base.folder}/**/node_modules`],
  };
  return `${output}\n${await outputOf(whole, only)}`;
}

import type { Plugin } from 'esbuild';
import { join } from '../../machine/paths.ts';
import { packagesFolder, toolRoot } from '../../machine/tool.ts';
import type { CompiledSite, Demo } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { demoIds } from '../../site/demo-ids.ts';

/** Product id → modules that code in a frame may import. */
export type FrameModules = Readonly<Record<string, FrameModule>>;

export interface FrameModule {
  /** Specifiers of packages. */
  readonly packages: readonly string[];
  /** Images of its demos, relative to the root. */
  readonly images: readonly string[];
}

/** Every frame has these: demos use React, and JSX compiles to it. */
const always = ['react', 'react-dom', 'react/jsx-runtime'];

/** Imports of the demos' alternatives. */
const otherImports = ({ alternatives }: Demo): string[] =>
  alternatives
    .flatMap(({ sources }) => sources.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)))
    .filter((specifier) => !specifier.startsWith('.'));

/**
 * Modules by product, for products with demos: the product's packages, the imports of its demos, and the packages that
 * the site provides for all. `imported` has the packages that demos import, by their files.
 */
export function frameModules(
  site: Site,
  { pages, demos }: CompiledSite,
  imported: Readonly<Record<string, readonly string[]>>,
): FrameModules {
  const { playground } = site.config.demos;
  if (playground === null) return {};
  const modules: Record<string, FrameModule> = {};
  for (const { id, packages } of site.config.products) {
    const ids = new Set(pages.filter(({ productId }) => productId === id).flatMap(demoIds));
    const own = demos.filter((demo) => ids.has(demo.id));
    if (own.length === 0) continue;
    const named = [
      ...always,
      ...packages.map(({ name }) => name),
      ...playground.packages,
      ...own.flatMap((demo) => [...(imported[demo.file] ?? []), ...otherImports(demo)]),
    ];
    const images = own.flatMap((demo) => demo.images);
    modules[id] = { packages: [...new Set(named)].sort(), images: [...new Set(images)].sort() };
  }
  return modules;
}

const prefix = 'docs-build-frame:';

export const frameEntry = (productId: string): string => prefix + productId;

const table = (entries: readonly (readonly [key: string, value: string])[]): string =>
  `{ ${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',\n')} }`;

/** The script of a frame is a virtual module, `docs-build-frame:<product id>`: a table of loaders and one call. */
export function framePlugin(site: Site, modules: FrameModules): Plugin {
  const resolveDir = packagesFolder(site.root);
  return {
    name: 'frame-modules',
    setup(plugin) {
      plugin.onResolve({ filter: /^docs-build-frame:/ }, ({ path }) => ({ path, namespace: 'frame' }));
      plugin.onLoad({ filter: /.*/, namespace: 'frame' }, async ({ path }) => {
        const { packages, images } = modules[path.slice(prefix.length)] ?? { packages: [], images: [] };
        // A package with only types has no code to import.
        const found = await Promise.all(
          packages.map(async (name) => {
            const { errors } = await plugin.resolve(name, { kind: 'dynamic-import', resolveDir });
            return errors.length === 0 ? [name] : [];
          }),
        );
        const loaders = found.flat().map((name) => [name, `() => import(${JSON.stringify(name)})`] as const);
        const urls = images.map((file, index) => [file.replace(/^content\//, ''), `image${index}`] as const);
        return {
          loader: 'js',
          resolveDir,
          contents: [
            `import { mountDemo } from 'docs-build:mount';`,
            `import { startFrame } from ${JSON.stringify(join(toolRoot, 'renderer/playground/frame.ts'))};`,
            ...images.map(
              (file, index) => `import image${index} from ${JSON.stringify(join(site.root, file))};`,
            ),
            `startFrame({ mountDemo, packages: ${table(loaders)}, images: ${table(urls)} });`,
          ].join('\n'),
        };
      });
    },
  };
}

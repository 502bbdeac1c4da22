import { type Code, type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { dirname, join, relative } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { CompiledSite, DemoSource, ModuleImport } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { declaredPackages } from './declared-packages.ts';

const packageName = /^(?:@[\w.~-]+\/)?[\w~][\w.~-]*/;

/** Checks that demos import only files of the site and packages that it declares, and no internal parts of packages. */
export function checkDemoImports(host: Host, site: Site, { demos }: CompiledSite): Diagnostic[] {
  const { names: declared, file: manifest } = declaredPackages(host, site);
  const sources = new Map(demos.flatMap((demo) => demo.sources.map((source) => [source.file, source])));
  const installed = new Map<string, boolean>();
  const isInstalled = (name: string): boolean => {
    const known = installed.get(name) ?? installedPackage(host, packagesFolder(site.root), name) !== null;
    installed.set(name, known);
    return known;
  };

  const check = ({ file }: DemoSource, { specifier, names: _, ...at }: ModuleImport): Diagnostic[] => {
    const place = { file, ...at };
    const found = (code: Code, message: string, more?: { help?: string; cause?: string }) => [
      diagnostic(code, place, message, more),
    ];
    if (/^\.{1,2}\//.test(specifier)) {
      if (!specifier.includes('../')) return [];
      const path = relative(site.root, join(site.root, dirname(file), specifier));
      return path.startsWith('..')
        ? found('demo/outside-site', `\`${specifier}\` lies outside the site.`)
        : [];
    }
    const [name] = packageName.exec(specifier) ?? [];
    if (name === undefined) return [];
    const isInternal = /\/(?:internals?|_internals?|private)(?:\/|$)/.test(specifier.slice(name.length));
    // The bundler reports a package that is not installed.
    if ((declared.has(name) && !isInternal) || !isInstalled(name)) return [];
    if (!declared.has(name)) {
      const help = `Declare it in ${manifest}: run \`npm install ${name}\` in the folder of the site.`;
      return found('demo/undeclared-package', `${manifest} does not declare ${name}.`, { help, cause: name });
    }
    return found('demo/internal-import', `\`${specifier}\` is an internal part of ${name}.`);
  };

  return [...sources.values()].flatMap((source) => source.imports.flatMap((module) => check(source, module)));
}

import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { readAliases } from '../machine/aliases.ts';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { join } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { CompiledSite } from '../model/page.ts';

/** Whether modules of a site can be checked: with React's types, or those of what stands for it. */
export function reactTypes(host: Host, root: string): 'installed' | 'no types' | 'no package' {
  const folder = packagesFolder(root);
  const react = installedPackage(host, folder, 'react');
  if (react === null) return 'no package';
  const hasTypes =
    installedPackage(host, folder, '@types/react') !== null ||
    host.readText(join(react.directory, 'index.d.ts')) !== null ||
    readAliases(host, folder).targets('react').length > 0;
  return hasTypes ? 'installed' : 'no types';
}

/** One finding in place of one for each element of each demo. */
export function untypedReact({ demos, pages }: CompiledSite): readonly Diagnostic[] {
  const typed = new Set(
    demos.filter(({ sources }) => sources.some(({ file }) => /\.tsx?$/.test(file))).map(({ id }) => id),
  );
  const slot = pages
    .flatMap(({ slots }) => slots)
    .find((each) => each.kind === 'demo' && typed.has(each.demo));
  if (slot === undefined) return [];
  const message = 'The types of demos are not checked: React is installed without its types.';
  return [diagnostic('demo/untyped', slot.place, message)];
}

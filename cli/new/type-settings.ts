import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { packagesFolder } from '../machine/tool.ts';
import { clientTypes, typeOptions } from '../site/type-options.ts';
import type { NewFile } from './new-file.ts';

/** Settings of the compiler for the modules of a new site, which editors find as `docs-build check` does. */
export function typeSettingsFile(host: Host, root: string, packages: readonly string[]): NewFile {
  const folder = packagesFolder(root);
  const hasClient = installedPackage(host, folder, 'docs-build') !== null;
  const compilerOptions = { ...typeOptions(packages, folder), types: hasClient ? [clientTypes] : [] };
  return { path: 'content/tsconfig.json', contents: `${JSON.stringify({ compilerOptions }, null, 2)}\n` };
}

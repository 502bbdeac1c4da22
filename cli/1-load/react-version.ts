import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { join, relative } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';

/** First major version with `createRoot` and ids that server and browser agree on. */
const least = 18;

/** Reports a React that demos cannot run with. The bundler reports a missing React. */
export function checkReact(host: Host, root: string): readonly Diagnostic[] {
  const react = installedPackage(host, packagesFolder(root), 'react');
  const dom = installedPackage(host, packagesFolder(root), 'react-dom');
  const report = (directory: string, message: string) => [
    diagnostic(
      'site/unsupported-react',
      { file: relative(root, join(directory, 'package.json')), line: 1, column: 1 },
      message,
    ),
  ];
  if (react === null) return withoutFolder(host, root);
  if (Number.parseInt(react.version, 10) < least) {
    return report(
      react.directory,
      `React ${react.version} is installed; demos need React ${least} or later.`,
    );
  }
  if (dom === null || dom.version === react.version) return [];
  return report(
    dom.directory,
    `react-dom ${dom.version} is installed beside react ${react.version}; they must have one version.`,
  );
}

/** Reports Yarn's Plug'n'Play, which stores packages in archives that bundler and demos do not read. */
function withoutFolder(host: Host, root: string): readonly Diagnostic[] {
  const file = ['.pnp.cjs', '../.pnp.cjs', '../../.pnp.cjs'].find(
    (name) => host.readText(join(root, name)) !== null,
  );
  if (file === undefined) return [];
  const message = 'Yarn has installed the packages in archives, by Plug’n’Play.';
  return [diagnostic('site/plug-n-play', { file, line: 1, column: 1 }, message)];
}

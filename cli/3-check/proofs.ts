import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { join } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { ApiProof } from '../model/proof.ts';
import type { Site } from '../model/site.ts';
import { apiFolder, proofName } from '../reference/files.ts';
import { printedDefaults } from '../reference/printed-defaults.ts';

const file = `${apiFolder}/${proofName}`;

/** Compares the proof of the defaults with the reference; a site need not have one. */
export function checkProofs(host: Host, { root, reference, config }: Site): Diagnostic[] {
  const text = host.readText(join(root, file));
  if (text === null) return [];
  const { packages, defaults }: ApiProof = JSON.parse(text);
  const lines = text.split('\n');
  const finding = (code: 'api/contradicted-default' | 'api/stale-proof', key: string, message: string) => {
    const line = lines.findIndex((each) => each.trimStart().startsWith(`${JSON.stringify(key)}:`));
    return diagnostic(code, { file, line: Math.max(line, 0) + 1, column: 1 }, message);
  };
  for (const { name } of config.products.flatMap((product) => product.packages)) {
    const installed = installedPackage(host, packagesFolder(root), name)?.version;
    if (installed === undefined || packages[name] === installed) continue;
    const message = `The proof is of ${name} ${packages[name] ?? 'in no version'}, and ${installed} is installed.`;
    return [finding('api/stale-proof', name, message)];
  }
  const printed = new Map(printedDefaults(reference).map(({ of, printed: value }) => [of, value]));
  const stale = [...new Set([...printed.keys(), ...Object.keys(defaults)])]
    .filter((key) => printed.get(key) !== defaults[key]?.default)
    .map((key) => {
      const proved = defaults[key]?.default ?? 'none';
      const message = `\`${key}\`: the reference prints the default ${printed.get(key) ?? 'none'}, the proof is of ${proved}.`;
      return finding('api/stale-proof', key, message);
    });
  const contradicted = Object.entries(defaults).flatMap(([key, { result, demo, default: value }]) =>
    result === 'contradicted'
      ? [
          finding(
            'api/contradicted-default',
            key,
            `\`${key}\`: ${demo} looks different with ${value} than without it.`,
          ),
        ]
      : [],
  );
  return [...stale, ...contradicted];
}

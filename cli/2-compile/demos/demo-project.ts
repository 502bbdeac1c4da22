import { type Diagnostic, diagnostic, type Outcome } from '../../diagnostics/diagnostic.ts';
import type { DemoProject, DemoSource } from '../../model/page.ts';
import { exportDependencies, packageName } from './export-dependencies.ts';
import type { InstalledPackages } from './project-packages.ts';

/** What a reader's own project needs to run a demo; null when something that the demo imports is in no registry. */
export function demoProject(
  sources: readonly DemoSource[],
  installed: InstalledPackages,
  theme: 'material' | 'none',
): Outcome<DemoProject | null> {
  const none = (...diagnostics: readonly Diagnostic[]) => ({ value: null, diagnostics });
  const specifiers = sources
    .flatMap(({ imports }) => imports.map(({ specifier }) => specifier))
    .filter((specifier) => !specifier.startsWith('.'));
  if (specifiers.some((specifier) => installed.find(packageName(specifier)) === null)) return none();
  try {
    return { value: exportDependencies(specifiers, installed, theme), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const place = { file: sources[0]?.file ?? '', line: 1, column: 1 };
    return none(diagnostic('demo/not-exportable', place, error.message));
  }
}

import { packageName } from '../../../renderer/package-name.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { DemoConfig } from '../../model/config.ts';
import type { DemoProject, DemoSource } from '../../model/page.ts';
import { companionFinder } from '../../site/companions.ts';
import { exportDependencies } from './export-dependencies.ts';
import type { InstalledPackages } from './project-packages.ts';

/** The project in which a reader can run a demo; null when the demo imports a module that is in no registry. */
export function demoProject(
  sources: readonly DemoSource[],
  installed: InstalledPackages,
  config: DemoConfig['project'],
): Outcome<DemoProject | null> {
  const none = (...diagnostics: readonly Diagnostic[]) => ({ value: null, diagnostics });
  const specifiers = sources
    .flatMap(({ imports }) => imports.map(({ specifier }) => specifier))
    .filter((specifier) => !specifier.startsWith('.'));
  const isPublished = (specifier: string): boolean =>
    installed.find(packageName(specifier))?.isPrivate === false;
  if (!specifiers.every(isPublished)) return none();
  try {
    return { value: exportDependencies(specifiers, installed, config), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return none(diagnostic('demo/not-exportable', companionPlace(sources, config), error.message));
  }
}

/** The last import with a companion, which prevents a project. */
function companionPlace(sources: readonly DemoSource[], { companions }: DemoConfig['project']): Place {
  const companionOf = companionFinder(companions);
  const places = sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ specifier }) => companionOf(specifier) !== null)
      .map(({ specifier: _, names: __, ...at }) => ({ file, ...at })),
  );
  return places.at(-1) ?? { file: sources[0]?.file ?? '', line: 1, column: 1 };
}

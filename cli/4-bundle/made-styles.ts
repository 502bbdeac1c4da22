import { pathToFileURL } from 'node:url';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { templateFinding, thrownFinding } from '../diagnostics/thrown-finding.ts';
import { contentHash } from '../machine/cache.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';

/** Style sheets that code makes. */
export interface MadeStyles {
  /** Of every page. */
  readonly site: readonly OutputFile[];
  /** Of pages with demos. */
  readonly demos: readonly OutputFile[];
}

const setupFinding = (thrown: unknown, { root, config }: Site): Diagnostic =>
  thrownFinding(
    'demo/setup-failed',
    thrown,
    root,
    config.demos.setup?.replace(/^\.\//, '') ?? null,
    'The setup of the demos fails',
  );

/** What a module's `styleSheet` gives, as a file; nothing for a module without one. */
async function styleSheetOf(module: string, name: string): Promise<OutputFile[]> {
  const { styleSheet }: { styleSheet?: () => string } = await import(pathToFileURL(module).href);
  const contents = styleSheet?.() ?? '';
  return contents === ''
    ? []
    : [{ path: `assets/${name}-${contentHash(contents).slice(0, 8)}.css`, contents }];
}

/** Runs the site's templates and the setup of its demos for the first time, so their failures are found here. */
export async function makeStyles(
  site: Site,
  { templates, mount }: ServerBundle,
  hasDemos: boolean,
): Promise<Outcome<MadeStyles>> {
  const diagnostics: Diagnostic[] = [];
  const attempt = (module: string, name: string, finding: (thrown: unknown) => Diagnostic) =>
    styleSheetOf(module, name).catch((thrown: unknown): OutputFile[] => {
      diagnostics.push(finding(thrown));
      return [];
    });
  const value = {
    site: await attempt(templates, 'site-theme', (thrown) => templateFinding(thrown, site.root)),
    demos: hasDemos ? await attempt(mount, 'demo-theme', (thrown) => setupFinding(thrown, site)) : [],
  };
  return { value, diagnostics };
}

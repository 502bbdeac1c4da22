import { pathToFileURL } from 'node:url';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { templateFinding, thrownFinding } from '../diagnostics/thrown-finding.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import { installModules } from '../machine/server-modules.ts';
import { textOf } from '../machine/spool.ts';
import type { ServerBundle, ServerModule } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { publishedCss } from '../site/published.ts';

/** Style sheets that code generates. */
export interface MadeStyles {
  /** Style sheets of every page. */
  readonly site: readonly OutputFile[];
  /** Style sheets of pages with demos. */
  readonly demos: readonly OutputFile[];
}

const setupFinding = (thrown: unknown, { root, config }: Site): Diagnostic =>
  thrownFinding(
    'demo/setup-failed',
    thrown,
    root,
    config.demos.setup ?? config.demos.shell,
    'The setup or the shell of the demos fails',
  );

/** The style sheet of a module's export `styleSheet` as a file; none for a module without it. */
async function styleSheetOf(path: string, name: string): Promise<OutputFile[]> {
  const { styleSheet }: { styleSheet?: () => string } = await import(pathToFileURL(path).href);
  const contents = styleSheet?.() ?? '';
  return contents === ''
    ? []
    : [{ path: `assets/${name}-${contentHash(contents).slice(0, 8)}.css`, contents }];
}

/** Code cannot know the path below which the site is served. */
const published = ({ config }: Site, made: MadeStyles): MadeStyles => {
  const below = (files: readonly OutputFile[]) =>
    files.map(({ path, contents }) => ({ path, contents: publishedCss(config, textOf(contents)) }));
  return config.base === '/' ? made : { site: below(made.site), demos: below(made.demos) };
};

/**
 * Runs the site's templates and the setup of its demos for the first time, so their failures are found here. Skipped
 * when the result is cached.
 */
export async function makeStyles(
  site: Site,
  server: ServerBundle,
  hasDemos: boolean,
  cache: Cache,
): Promise<Outcome<MadeStyles>> {
  const { templates, mount } = server;
  const key = contentHash(templates.inputs, hasDemos ? mount.inputs : '');
  const known = cache.get('made-styles', key) as MadeStyles | undefined;
  if (known !== undefined) return { value: published(site, known), diagnostics: [] };
  installModules(server, site.root, [templates.path, mount.path]);
  const diagnostics: Diagnostic[] = [];
  const attempt = ({ path }: ServerModule, name: string, finding: (thrown: unknown) => Diagnostic) =>
    styleSheetOf(path, name).catch((thrown: unknown): OutputFile[] => {
      diagnostics.push(finding(thrown));
      return [];
    });
  const value = {
    site: await attempt(templates, 'site-theme', (thrown) => templateFinding(thrown, site.root)),
    demos: hasDemos ? await attempt(mount, 'demo-theme', (thrown) => setupFinding(thrown, site)) : [],
  };
  if (diagnostics.length === 0) cache.set('made-styles', key, value);
  return { value: published(site, value), diagnostics };
}

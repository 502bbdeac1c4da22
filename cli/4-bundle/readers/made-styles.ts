import { pathToFileURL } from 'node:url';
import type { Split } from '../../derive/derived.ts';
import type { Keeper } from '../../derive/graph.ts';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts';
import { contentHash } from '../../machine/cache.ts';
import { installModules } from '../../machine/server-modules.ts';
import { textOf } from '../../machine/spool.ts';
import { templateFinding, thrownFinding } from '../../machine/thrown-finding.ts';
import type { ServerBundle, ServerModule } from '../../model/bundle.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { publishedCss } from '../../site/published.ts';

/** Style sheets that code generates. */
export interface MadeStyles {
  /** Style sheets of every page. */
  readonly site: readonly OutputFile[];
  /** Style sheets of pages with demos. */
  readonly demos: readonly OutputFile[];
}

/** Keeps style sheets whose code ran without a failure. */
const split: Split<Outcome<MadeStyles>> = {
  pack: ({ value, diagnostics }) => (diagnostics.length === 0 ? { value, parts: [] } : null),
  unpack: ({ value }) => ({ value: value as MadeStyles, diagnostics: [] }),
};

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
  keeper: Keeper,
): Promise<Outcome<MadeStyles>> {
  const { templates, mount } = server;
  const make = async (): Promise<Outcome<MadeStyles>> => {
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
    return { value, diagnostics };
  };
  const input = contentHash(templates.inputs, hasDemos ? mount.inputs : '');
  const { value, diagnostics } = (await keeper.run({ name: 'made-styles', input, split, make }, '')).value;
  return { value: published(site, value), diagnostics };
}

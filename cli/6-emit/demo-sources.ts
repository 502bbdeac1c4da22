import type { DemoAlternative } from '../../renderer/view/demo.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Contents, SiteFile } from '../model/output.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { fragmentOf, htmlOfFragment } from '../site/demo-fragments.ts';
import { alternativesFile, fragmentFile, sourceFile } from '../site/paths.ts';
import { publishedHtml } from '../site/published.ts';

/**
 * Every source of every demo, once: as plain text, and highlighted for the page's script. A demo's alternatives are one
 * more file.
 */
export function demoSources({ config }: Site, { demos }: CompiledSite): SiteFile[] {
  const sources = demos.flatMap(({ sources: written, javascript }) => [
    ...written,
    ...(javascript?.sources ?? []),
  ]);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const others = demos.flatMap(({ id, alternatives }) =>
    alternatives.length === 0
      ? []
      : [
          {
            path: alternativesFile(id),
            contents: JSON.stringify(alternatives.map((each) => alternative(config, each))),
          },
        ],
  );
  const files = [...byFile.values()].flatMap(({ file, code, fragment }) => [
    { path: sourceFile(file), contents: code },
    { path: fragmentFile(file), contents: served(config, fragment) },
  ]);
  return [...files, ...others];
}

const served = (config: SiteConfig, fragment: Contents): Contents =>
  config.base === '/' ? fragment : fragmentOf(publishedHtml(config, htmlOfFragment(fragment)));

const alternative = (
  config: SiteConfig,
  { name, sources, project }: Demo['alternatives'][number],
): DemoAlternative => ({
  name,
  files: Object.fromEntries(
    sources.map(({ file, fragment }) => [
      encodeURI(config.base + sourceFile(file)),
      publishedHtml(config, htmlOfFragment(fragment)),
    ]),
  ),
  project,
});

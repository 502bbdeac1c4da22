import type { DemoAlternative } from '../../renderer/view/demo.ts';
import type { SiteFile } from '../model/output.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import { htmlOfFragment } from '../site/demo-fragments.ts';
import { alternativesFile, fragmentFile, sourceFile } from '../site/paths.ts';

/**
 * Every source of every demo, once: as plain text, and highlighted for the page's script. A demo's alternatives are one
 * more file.
 */
export function demoSources({ demos }: CompiledSite): SiteFile[] {
  const sources = demos.flatMap(({ sources: written, javascript }) => [
    ...written,
    ...(javascript?.sources ?? []),
  ]);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const others = demos.flatMap(({ id, alternatives }) =>
    alternatives.length === 0
      ? []
      : [{ path: alternativesFile(id), contents: JSON.stringify(alternatives.map(alternative)) }],
  );
  const files = [...byFile.values()].flatMap(({ file, code, fragment }) => [
    { path: sourceFile(file), contents: code },
    { path: fragmentFile(file), contents: fragment },
  ]);
  return [...files, ...others];
}

const alternative = ({ name, sources, project }: Demo['alternatives'][number]): DemoAlternative => ({
  name,
  files: Object.fromEntries(
    sources.map(({ file, fragment }) => [encodeURI(`/${sourceFile(file)}`), htmlOfFragment(fragment)]),
  ),
  project,
});

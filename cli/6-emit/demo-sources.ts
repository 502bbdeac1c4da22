import type { DemoFragment } from '../../renderer/view/demo.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite } from '../model/page.ts';
import { fragmentFile, sourceFile } from '../site/paths.ts';

/** Every source of every demo, once: as plain text, and highlighted for the page's script. */
export function demoSources({ demos }: CompiledSite): OutputFile[] {
  const sources = demos.flatMap(({ sources: written, javascript }) => [
    ...written,
    ...(javascript?.sources ?? []),
  ]);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return [...byFile.values()].flatMap(({ file, code, html }) => {
    const fragment: DemoFragment = { html };
    return [
      { path: sourceFile(file), contents: code },
      { path: fragmentFile(file), contents: JSON.stringify(fragment) },
    ];
  });
}

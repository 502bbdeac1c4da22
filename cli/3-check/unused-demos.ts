import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { isAboutModule, isAside } from '../site/aside-files.ts';
import { namedModules } from '../site/named-modules.ts';

/** Finds components beside a page that neither the page, nor one of its demos, nor site.yaml uses. */
export function checkUnusedDemos(host: Host, site: Site, compiled: CompiledSite): Diagnostic[] {
  const used = new Set([
    ...compiled.demos.flatMap((demo) => demo.sources.map((source) => source.file)),
    ...namedModules(site.config).map(({ file }) => file),
  ]);
  const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
  const pages = new Map(compiled.pages.toReversed().map(({ file }) => [folderOf(file), file]));
  return host
    .list(join(site.root, 'content'))
    .filter((file) => /\.(tsx|jsx)$/.test(file) && !isAside(file) && !isAboutModule(file))
    .map((file) => `content/${file}`)
    .filter((file) => pages.has(folderOf(file)) && !used.has(file))
    .map((file) => {
      const follows = pages.get(folderOf(file));
      const message = `No page shows ${file.split('/').at(-1)}.`;
      return diagnostic('demo/unused', { file, line: 1, column: 1 }, message, {
        ...(follows === undefined ? {} : { follows }),
      });
    });
}

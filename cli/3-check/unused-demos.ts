import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** Components beside a page that neither it nor one of its demos uses. */
export function checkUnusedDemos(host: Host, site: Site, compiled: CompiledSite): Diagnostic[] {
  const used = new Set(compiled.demos.flatMap((demo) => demo.sources.map((source) => source.file)));
  const folders = new Set(compiled.pages.map((page) => page.file.slice(0, page.file.lastIndexOf('/'))));
  return host
    .list(join(site.root, 'content'))
    .filter((file) => /\.(tsx|jsx)$/.test(file))
    .map((file) => `content/${file}`)
    .filter((file) => folders.has(file.slice(0, file.lastIndexOf('/'))) && !used.has(file))
    .map((file) =>
      diagnostic('demo/unused', { file, line: 1, column: 1 }, `No page shows ${file.split('/').at(-1)}.`),
    );
}

import type { ListedDemo } from '../model/demo-list.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite, DemoVariant } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { servedAt } from '../site/base.ts';
import { pageHref } from '../site/hrefs.ts';
import { sourceFile } from '../site/paths.ts';

const addresses = ({ config }: Site, { sources }: DemoVariant): string[] =>
  sources.map(({ file }) => encodeURI(config.base + sourceFile(file)));

/** `demos.json`, the demos in the order of the pages that show them. */
export function demoList(site: Site, { pages, demos }: CompiledSite): OutputFile {
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const listed = new Map<string, ListedDemo>();
  for (const { key, slots } of pages)
    for (const slot of slots) {
      const demo = slot.kind === 'demo' ? byId.get(slot.demo) : undefined;
      if (demo === undefined || listed.has(demo.id)) continue;
      listed.set(demo.id, {
        name: demo.name,
        href: servedAt(site.config, pageHref(key, demo.name)),
        files: addresses(site, demo),
        ...(demo.javascript === null ? {} : { javascript: addresses(site, demo.javascript) }),
        packages: demo.project?.dependencies ?? null,
      });
    }
  return { path: 'demos.json', contents: JSON.stringify([...listed.values()]) };
}

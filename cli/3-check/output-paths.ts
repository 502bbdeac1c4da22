import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { Site } from '../model/site.ts';
import { pagesOf } from '../site/page-tree.ts';

const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;
// Forbidden characters in names that people choose; a slash only separates names.
const forbidden = /[<>:"\\|?*\p{Cc}]|[. ]$/u;

/** Finds paths of the built site that Windows or macOS cannot store, or store as one file. */
export function checkOutputPaths(host: Host, site: Site): Diagnostic[] {
  const paths: (readonly [path: string, place: Place])[] = [
    ...pagesOf(site.tree).map(({ pathname, place }) => [pathname, place] as const),
    ...host
      .list(join(site.root, 'content/public'))
      .map((file) => [`/${file}`, { file: `content/public/${file}`, line: 1, column: 1 }] as const),
  ];
  const first = new Map<string, readonly [path: string, place: Place]>();
  return paths.flatMap(([path, place]) => {
    const lower = path.toLowerCase();
    const earlier = first.get(lower);
    first.set(lower, earlier ?? [path, place]);
    const segment = path.split('/').find((part) => reserved.test(part) || forbidden.test(part));
    if (segment !== undefined) {
      const message = `${path} has the part \`${segment}\`, which is not a valid name on Windows.`;
      return [diagnostic('output/unportable', place, message)];
    }
    // The same path twice is reported elsewhere.
    if (earlier === undefined || earlier[0] === path) return [];
    const related = [{ message: 'The other one is here.', place: earlier[1] }];
    const message = `${path} and ${earlier[0]} differ only in upper and lower case.`;
    return [diagnostic('output/unportable', place, message, { related })];
  });
}

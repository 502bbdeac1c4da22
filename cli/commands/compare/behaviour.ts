import { readPicture } from '../../5-render/drawn.ts';
import { type DemoState, type PicturePair, picturePair } from '../../compare/compare-demo.ts';
import type { Behaviour } from '../../compare/comparison.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CompiledSite } from '../../model/page.ts';
import type { Side } from './side.ts';

/** Messages without the root, which differs between versions. */
const saying =
  (root: string) =>
  ({ message, place }: Diagnostic): string => {
    const at = place === null ? '' : ` (${place.file}:${place.line})`;
    // A copy of the content finds its packages in a folder beside it.
    const plain = message.replaceAll(root, '.').replace(/(?:\.\.\/)+[^"'\s]*?(?=node_modules\/)/g, '');
    return `${plain}${at}`;
  };

/** A message without the name of its demo, which every list states. */
const withoutName = (message: string, name: string): string =>
  message.startsWith(`${name} `)
    ? message.slice(name.length + 1).replace(/^(?:fails|writes to the console): /, '')
    : message;

/** A side as texts to compare. */
export function behaviourOf(side: Side, { demos, pages }: CompiledSite, root: string): Behaviour {
  const say = saying(root);
  const byFile = (findings: readonly Diagnostic[]): ReadonlyMap<string, readonly string[]> => {
    const found = new Map<string, string[]>();
    for (const finding of findings) {
      const file = finding.place?.file ?? '';
      found.set(file, [...(found.get(file) ?? []), say(finding)]);
    }
    return found;
  };
  const [types, build] = [byFile(side.types), byFile(side.build)];
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const modules = new Set(demos.flatMap(({ sources }) => sources.map(({ file }) => file)));
  // Where one of these fails, no demo is bundled.
  const ofAll = side.build.filter(({ place }) => place === null || !modules.has(place.file)).map(say);
  const written = new Set(pages.map(({ file }) => file));
  const fences = new Map([...byFile(side.fences)].filter(([file]) => written.has(file)));
  return {
    fences,
    styleSheet: side.styleSheet,
    ids: new Set(byId.keys()),
    demo: (id): DemoState => {
      const { name = '', sources = [] } = byId.get(id) ?? {};
      const files = sources.map(({ file }) => file);
      const drawn = side.pictures.get(id);
      const findings = side.drawing.get(id) ?? [];
      const of = (code: string, isOf: boolean) =>
        findings
          .filter((finding) => (finding.code === code) === isOf)
          .map((finding) => withoutName(say(finding), name));
      return {
        build: [...files.flatMap((file) => build.get(file) ?? []), ...ofAll],
        types: files.flatMap((file) => types.get(file) ?? []),
        draw: of('demo/console-output', false),
        console: of('demo/console-output', true),
        picture:
          drawn === undefined || drawn.error !== null
            ? null
            : { hash: drawn.picture.hash, read: () => readPicture(drawn.picture) },
      };
    },
  };
}

/** The pictures that differ between two sides. */
export const picturePairs = (
  { demos }: CompiledSite,
  [before, after]: readonly [Behaviour, Behaviour],
): PicturePair[] =>
  demos.flatMap(({ id }) => (before.ids.has(id) ? (picturePair(before.demo(id), after.demo(id)) ?? []) : []));

import { readPicture } from '../../5-render/drawn.ts';
import type { DemoState } from '../../compare/compare-demo.ts';
import type { Behaviour } from '../../compare/comparison.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CompiledSite } from '../../model/page.ts';
import type { Side } from './side.ts';

/** Messages without the root, which differs between versions. */
const saying =
  (root: string) =>
  ({ message, place }: Diagnostic): string => {
    const at = place === null ? '' : ` (${place.file}:${place.line})`;
    return `${message.replaceAll(root, '.')}${at}`;
  };

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
  const sources = new Map(demos.map((demo) => [demo.id, demo.sources.map(({ file }) => file)]));
  const written = new Set(pages.map(({ file }) => file));
  const fences = new Map([...byFile(side.fences)].filter(([file]) => written.has(file)));
  return {
    fences,
    demo: (id): DemoState => {
      const files = sources.get(id) ?? [];
      const drawn = side.pictures.get(id);
      const findings = side.drawing.get(id) ?? [];
      const of = (code: string, isOf: boolean) =>
        findings.filter((finding) => (finding.code === code) === isOf).map(say);
      return {
        build: files.flatMap((file) => build.get(file) ?? []),
        types: files.flatMap((file) => types.get(file) ?? []),
        draw: of('demo/console-output', false),
        console: of('demo/console-output', true),
        picture: drawn === undefined || drawn.error !== null ? null : readPicture(drawn.picture),
      };
    },
  };
}

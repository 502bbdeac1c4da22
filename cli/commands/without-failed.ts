import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CompiledSite } from '../model/page.ts';

/**
 * The site without the demos whose modules could not be bundled, so that the others can be drawn; null when a failed
 * module belongs to no demo, and so to all.
 */
export function withoutFailed(
  { pages, demos }: CompiledSite,
  findings: readonly Diagnostic[],
): CompiledSite | null {
  const files = new Set(findings.map(({ place }) => place?.file));
  const sound = demos.filter(({ sources }) => !sources.some(({ file }) => files.has(file)));
  if (sound.length === demos.length) return null;
  const ids = new Set(sound.map(({ id }) => id));
  return {
    demos: sound,
    pages: pages.map((page) => ({
      ...page,
      slots: page.slots.filter((slot) => slot.kind !== 'demo' || ids.has(slot.demo)),
    })),
  };
}

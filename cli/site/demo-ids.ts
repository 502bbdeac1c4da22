import type { CompiledPage } from '../model/page.ts';

/** Ids of the demos that a page shows, in order. */
export const demoIds = ({ slots }: Pick<CompiledPage, 'slots'>): string[] =>
  slots.flatMap((slot) => (slot.kind === 'demo' ? [slot.demo] : []));

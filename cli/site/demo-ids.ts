import type { CompiledPage } from '../model/page.ts';

/** Ids of the demos that a page shows, in order. */
export const demoIds = ({ slots }: Pick<CompiledPage, 'slots'>): string[] =>
  slots.flatMap((slot) => (slot.kind === 'demo' ? [slot.demo] : []));

/**
 * Name of a demo by its id: that of its module, or of the folder whose index it is, where a variant follows the name of
 * its demo: `menu/Basic` → `Basic`, `menu/Basic/index` → `Basic`, `menu/Basic/css/index` → `Basic-css`.
 */
export function demoName(id: string): string {
  const [name = '', parent = ''] = id
    .replace(/\/index$/, '')
    .split('/')
    .reverse();
  return id.endsWith('/index') && !/^[A-Z]/.test(name) && /^[A-Z]/.test(parent) ? `${parent}-${name}` : name;
}

import type { CompiledPage } from '../model/page.ts';

/** Whether a demo stands before the first section, where most readers see it without scrolling. */
export function opensWithDemo({ html, slots }: Pick<CompiledPage, 'html' | 'slots'>): boolean {
  const [opening = ''] = html.split('<h2', 1);
  return [...opening.matchAll(/data-slot="(\d+)"/g)].some(([, index]) => {
    const slot = slots[Number(index)];
    return slot?.kind === 'demo' && !slot.options.iframe;
  });
}

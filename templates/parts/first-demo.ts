import type { PageView } from '../../renderer/view/page.ts';

/** px above a demo that a reader most probably sees at once, and what takes them. */
const near = { height: 700, head: 260, line: 26, charactersOfLine: 70, between: 24 };

/** Whether the first demo is so near that its code is asked for with the page: it would be soon after. */
export function isFirstDemoNear({ body, slots }: Pick<PageView, 'body' | 'slots'>): boolean {
  const [above = '', number] = body.split(/<docs-slot data-slot="(\d+)"><\/docs-slot>/);
  const first = slots[Number(number)];
  if (first?.kind !== 'demo' || /<(?:pre|table|img)[ >]/.test(above)) return false;
  const blocks = above.match(/<(?:p|li|h[2-6])[ >]/g)?.length ?? 0;
  const lines = above.replace(/<[^>]*>/g, '').length / near.charactersOfLine + blocks;
  return near.head + lines * near.line + blocks * near.between < near.height;
}

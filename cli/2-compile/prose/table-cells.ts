import type { RootContent } from 'mdast';
import { type PageContext, placeOf, report } from '../markdown/page-context.ts';

/** Finds cells of a row beyond the columns of the head, which tables leave out. */
export function droppedCells(context: PageContext, node: RootContent): void {
  if (node.type !== 'table') return;
  const [head, ...rows] = node.children;
  const count = head?.children.length ?? 0;
  for (const { children } of rows) {
    const dropped = children[count];
    if (dropped === undefined) continue;
    const message = `This row has ${children.length} cells and the head of its table ${count}; the rest is left out.`;
    report(context, 'table/dropped-cells', placeOf(context, dropped), message);
  }
}

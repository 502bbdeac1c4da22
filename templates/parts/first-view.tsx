import type { PageView } from '../../renderer/view/page.ts';

/**
 * End of the first view, down to which the browser waits for the page before it renders anything: its first demo with
 * the tables right below it, or the tools of its first list, or the tables at the beginning of its text; the whole of a
 * page without a body.
 */
export const firstViewId = 'site--first-view';

export const FirstViewEnd = () => <span id={firstViewId} hidden />;

/** Where in a page the first view ends. */
export type EndOfFirstView =
  | { readonly kind: 'text' }
  | { readonly kind: 'slot'; readonly index: number }
  /** `at`: characters of the body before the end. */
  | { readonly kind: 'table'; readonly at: number };

/** Characters of HTML that a screen may show without a demo, and below one. */
const onScreen = { text: 6000, belowDemo: 2000 };

/** Rows that arrive after a paint may change the columns of their table. */
function endOfTables(body: string, from: number, length: number): EndOfFirstView | null {
  const [shown = ''] = body.slice(from, from + length).split('<docs-slot ');
  const table = shown.lastIndexOf('<table');
  const closing = '</table>';
  return table < 0 ? null : { kind: 'table', at: body.indexOf(closing, from + table) + closing.length };
}

export function endOfFirstView({ slots, body, layout }: PageView): EndOfFirstView {
  const demo = slots.findIndex(({ kind }) => kind === 'demo');
  const index = demo >= 0 ? demo : slots.findIndex(({ kind }) => kind === 'api');
  const end: EndOfFirstView = index < 0 ? { kind: 'text' } : { kind: 'slot', index };
  // The texts of a landing page stand in cards; a list ends the first view by itself.
  if (layout === 'landing' || (index >= 0 && demo < 0)) return end;
  if (demo < 0) return endOfTables(body, 0, onScreen.text) ?? end;
  const slot = `<docs-slot data-slot="${demo}"></docs-slot>`;
  return endOfTables(body, body.indexOf(slot) + slot.length, onScreen.belowDemo) ?? end;
}

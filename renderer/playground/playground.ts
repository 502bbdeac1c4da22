import type { BoundaryTexts } from '../islands/demo-boundary.tsx';
import type { DemoEdit } from '../view/events.ts';

type Sessions = typeof import('./sessions.ts');

let started = false;

/**
 * Shows what readers make of the demos: `docs:demo-edit` on a demo runs changed code, `docs:demo-unedit` restores the
 * written demo. Call it once for all pages that the document ever shows.
 */
export function startPlayground(texts: BoundaryTexts): void {
  if (started) return;
  started = true;
  let sessions: Promise<Sessions> | null = null;
  document.addEventListener('docs:demo-edit', async (event) => {
    sessions ??= import('./sessions.ts');
    const { target, detail } = event as CustomEvent<DemoEdit>;
    (await sessions).edit(target as HTMLElement, detail, texts);
  });
  document.addEventListener('docs:demo-unedit', async ({ target }) => {
    (await sessions)?.endEdit(target as HTMLElement);
  });
}

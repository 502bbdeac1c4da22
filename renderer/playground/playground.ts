import type { BoundaryTexts } from '../islands/demo-boundary.tsx';
import { moduleLoader } from '../module-loader.ts';
import type { DemoEdit } from '../view/events.ts';

let started = false;

/**
 * Shows readers' changes of demos: `docs:demo-edit` on a demo runs changed code, `docs:demo-unedit` restores the
 * written demo. Call it once for all pages that the document ever shows.
 */
export function startPlayground(texts: BoundaryTexts): void {
  if (started) return;
  started = true;
  const load = moduleLoader(() => import('./sessions.ts'));
  let isUsed = false;
  document.addEventListener('docs:demo-edit', (event) => {
    isUsed = true;
    const { target, detail } = event as CustomEvent<DemoEdit>;
    load().then(
      ({ edit }) => edit(target as HTMLElement, detail, texts),
      () => {},
    );
  });
  document.addEventListener('docs:demo-unedit', ({ target }) => {
    if (!isUsed) return;
    load().then(
      ({ endEdit }) => endEdit(target as HTMLElement),
      () => {},
    );
  });
}

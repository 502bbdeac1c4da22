import type { DemoAlternative } from '../../../renderer/view/demo.ts';
import type { DemoEdit } from '../../../renderer/view/events.ts';
import { shownFiles } from './code-view.ts';
import { alternativeOf } from './fragments.ts';

/** Alternatives in which demos were last run. */
const run = new WeakMap<HTMLElement, DemoAlternative>();

/** Whether results are those of the library that the reader has chosen, and not of one chosen before. */
export const hasRunAsChosen = (demo: HTMLElement): boolean => run.get(demo) === alternativeOf(demo);

/** Runs a demo in the library that the reader has chosen, as edited code; the original runs in the page. */
export async function runAlternative(demo: HTMLElement): Promise<void> {
  const alternative = alternativeOf(demo);
  const files = alternative === undefined ? [] : await shownFiles(demo);
  // The reader may have chosen again in the meantime.
  if (alternative !== alternativeOf(demo)) return;
  if (alternative === undefined) run.delete(demo);
  else run.set(demo, alternative);
  const frameUrl = demo.querySelector<HTMLButtonElement>('[data-tool="edit"]')?.value ?? '';
  const detail: DemoEdit = { frameUrl, files, show: true };
  const name = alternative === undefined ? 'docs:demo-unedit' : 'docs:demo-edit';
  demo.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

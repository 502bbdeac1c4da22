import type { DemoEdit } from '../../../renderer/view/events.ts';
import { shownFiles } from './code-view.ts';
import { alternativeOf } from './fragments.ts';

/** Runs a demo as the reader has chosen to see it, by the way of edited code; as it is written, it runs in the page. */
export async function runAlternative(demo: HTMLElement): Promise<void> {
  const alternative = alternativeOf(demo);
  const files = alternative === undefined ? [] : await shownFiles(demo);
  // Meanwhile the reader may have chosen again.
  if (alternative !== alternativeOf(demo)) return;
  const frameUrl = demo.querySelector<HTMLButtonElement>('[data-tool="edit"]')?.value ?? '';
  const detail: DemoEdit = { frameUrl, files, show: true };
  const name = alternative === undefined ? 'docs:demo-unedit' : 'docs:demo-edit';
  demo.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

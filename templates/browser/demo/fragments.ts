import type { DemoAlternative, DemoFragment } from '../../../renderer/view/demo.ts';
import { fetchedOnce } from './fetched-once.ts';

export interface Fragment extends DemoFragment {
  /** The code itself. */
  readonly text: string;
}

/** Code as `html` has it, and as text. */
function toFragment(html: string): Fragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return { html, text: content.textContent ?? '' };
}

const fragmentAt = fetchedOnce(({ html }: DemoFragment) => toFragment(html));

/** The highlighted code of the source at `href`. */
export const loadFragment = (href: string): Promise<Fragment> => fragmentAt(href.replace(/txt$/, 'json'));

/** Of demos that are shown with another library than the one they are written with. */
const chosen = new WeakMap<HTMLElement, DemoAlternative>();

/** The alternative that a demo is shown in; undefined as it is written. */
export const alternativeOf = (demo: HTMLElement): DemoAlternative | undefined => chosen.get(demo);

export function setAlternative(demo: HTMLElement, alternative: DemoAlternative | undefined): void {
  if (alternative === undefined) chosen.delete(demo);
  else chosen.set(demo, alternative);
  demo.toggleAttribute('data-alternative', alternative !== undefined);
}

/** A file of a demo as the reader has chosen to see it. */
export async function fragmentOf(demo: HTMLElement, href: string): Promise<Fragment> {
  const html = chosen.get(demo)?.files[href];
  return html === undefined ? loadFragment(href) : toFragment(html);
}

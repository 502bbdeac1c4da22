import type { DemoAlternative, DemoFragment } from '../../../renderer/view/demo.ts';
import { fetchedOnce } from './fetched-once.ts';

export interface Fragment extends DemoFragment {
  /** The code itself. */
  readonly text: string;
}

/** Code as HTML and as text. */
function toFragment(html: string): Fragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return { html, text: content.textContent ?? '' };
}

const fragmentAt = fetchedOnce(({ html }: DemoFragment) => toFragment(html));

/** The highlighted code of the source at `href`. */
export const loadFragment = (href: string): Promise<Fragment> => fragmentAt(href.replace(/txt$/, 'json'));

/** Alternatives of demos that are not shown in their original library. */
const chosen = new WeakMap<HTMLElement, DemoAlternative>();

/** The alternative that a demo is shown in; undefined for the original. */
export const alternativeOf = (demo: HTMLElement): DemoAlternative | undefined => chosen.get(demo);

export function setAlternative(demo: HTMLElement, alternative: DemoAlternative | undefined): void {
  if (alternative === undefined) chosen.delete(demo);
  else chosen.set(demo, alternative);
  demo.toggleAttribute('data-alternative', alternative !== undefined);
}

/** A file of a demo in the library that the reader has chosen. */
export async function fragmentOf(demo: HTMLElement, href: string): Promise<Fragment> {
  const html = chosen.get(demo)?.files[href];
  return html === undefined ? loadFragment(href) : toFragment(html);
}

import type { DemoFragment } from '../../../renderer/view/demo.ts';

export interface Fragment extends DemoFragment {
  /** The code itself. */
  readonly text: string;
}

const fetched = new Map<string, Promise<Fragment>>();

async function fetchFragment(href: string): Promise<Fragment> {
  const response = await fetch(href.replace(/txt$/, 'json'));
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  const { html }: DemoFragment = await response.json();
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return { html, text: content.textContent ?? '' };
}

/** The highlighted code of the source at `href`, fetched once; a failure may be tried again. */
export function loadFragment(href: string): Promise<Fragment> {
  const known = fetched.get(href);
  if (known !== undefined) return known;
  const fragment = fetchFragment(href);
  fetched.set(href, fragment);
  fragment.catch(() => fetched.delete(href));
  return fragment;
}

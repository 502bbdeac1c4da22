import type { DemoFragment } from '../../renderer/view/demo.ts';
import { textOf } from '../machine/spool.ts';
import type { Contents } from '../model/output.ts';

/** The fragment of highlighted code, in the form that a page's script fetches. */
export const fragmentOf = (html: string): string => JSON.stringify({ html } satisfies DemoFragment);

export const htmlOfFragment = (fragment: Contents): string =>
  (JSON.parse(textOf(fragment)) as DemoFragment).html;

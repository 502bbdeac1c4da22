import { contentHash } from '../machine/cache.ts';
import { withHash } from '../machine/spool.ts';
import type { LazyBytes } from '../model/output.ts';
import type { DemoSource } from '../model/page.ts';
import { htmlOfFragment } from '../site/demo-fragments.ts';
import { readPicture } from './drawn.ts';
import { criticalCss } from './picture-css.ts';

/** The long texts of a view. */
export interface ViewTexts {
  readonly source: (source: DemoSource) => { readonly code: string; readonly html: string };
  readonly picture: (picture: LazyBytes) => string;
  /** One style sheet for the pictures of a page. */
  readonly style: (pictures: readonly LazyBytes[]) => string;
}

export const wholeTexts: ViewTexts = {
  source: ({ code, fragment }) => ({ code, html: htmlOfFragment(fragment) }),
  picture: (picture) => readPicture(picture).html,
  style: (pictures) => criticalCss(pictures.map(readPicture)),
};

/**
 * Hashes in place of texts that make a page a hundred times as long, for a view that serves only as a cache key: only
 * documents that are rendered need the full texts.
 */
export const hashedTexts: ViewTexts = {
  source: ({ code, fragment }) => ({ code: contentHash(code), html: withHash(fragment).hash }),
  picture: ({ hash }) => hash,
  style: (pictures) => pictures.map(({ hash }) => hash).join(' '),
};

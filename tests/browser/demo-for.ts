import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { builtPages } from './pages.ts';

/** Path of a page of a built site, and on it the name of a demo that has a preview, both variants and several files. */
export function demoFor(out: string): { readonly path: string; readonly name: string } {
  for (const path of builtPages(out)) {
    const { document } = new JSDOM(readFileSync(join(out, path, 'index.html'))).window;
    for (const demo of document.querySelectorAll('.demo:has(.demo-preview)')) {
      const files = (variant: string) =>
        demo.querySelectorAll(`.demo-sources a:not([data-variant="${variant}"])`).length;
      if (demo.querySelector('[data-tool="variant"]') && files('JS') > 1 && files('TS') > 1)
        return { path, name: demo.id };
    }
  }
  throw new Error('No page has such a demo');
}

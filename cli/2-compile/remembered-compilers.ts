import { type Cache, remembered } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import { compileApiPage } from './api-pages/compile-api-page.ts';
import type { Compilers } from './compile.ts';
import { compilePage } from './compile-page.ts';
import { rememberedSource } from './demos/remembered-source.ts';
import { pageOutline } from './page-outline.ts';

/** Compilers that look their results up in the cache. */
export const rememberedCompilers = (cache: Cache): Compilers => ({
  page: remembered(cache, 'pages', compilePage, codeVersion(['cli/2-compile/compile-page.ts'])),
  apiPage: remembered(
    cache,
    'api-pages',
    compileApiPage,
    codeVersion(['cli/2-compile/api-pages/compile-api-page.ts']),
  ),
  outline: remembered(cache, 'outlines', pageOutline, codeVersion(['cli/2-compile/page-outline.ts'])),
  source: rememberedSource(cache, codeVersion(['cli/2-compile/demos/remembered-source.ts'])),
});

import { contentHash } from '../machine/cache.ts';
import type { OutputFile } from '../model/output.ts';
import type { BundlerResult } from './kept-build.ts';
import type { MadeStyles } from './made-styles.ts';
import { outputOf } from './static-imports.ts';

/** Style sheets that pages share: paths of what every page links, and of what pages with demos do. */
export interface SharedStyles {
  readonly site: readonly string[];
  readonly demos: readonly string[];
  readonly files: readonly OutputFile[];
  /** Paths of files that `files` replace. */
  readonly joined: readonly string[];
}

const pathsOf = (files: readonly OutputFile[]): string[] => files.map(({ path }) => path);

/** The look's own style sheet and generated ones as one file: a page renders only after all of them have arrived. */
export function sharedStyles({ metafile, files }: BundlerResult, made: MadeStyles): SharedStyles {
  const path = outputOf(metafile, 'templates/styles/main.css');
  const own = files.filter((file) => file.path === path);
  const parts = [...own, ...made.site];
  const contents = parts.map((part) => Buffer.from(part.contents).toString().trimEnd()).join('\n');
  const site =
    parts.length > 1
      ? [{ path: `assets/styles-${contentHash(contents).slice(0, 8)}.css`, contents: `${contents}\n` }]
      : parts;
  return {
    site: pathsOf(site),
    demos: pathsOf(made.demos),
    files: [...site, ...made.demos],
    joined: pathsOf(parts).filter((each) => !pathsOf(site).includes(each)),
  };
}

import type { Metafile } from 'esbuild';
import type { NamedStyles } from '../../../renderer/view/page.ts';
import { contentHash } from '../../machine/cache.ts';
import type { OutputFile } from '../../model/output.ts';
import type { BundlerResult } from '../esbuild/bundler-result.ts';
import { outputOf, outputUrl } from '../esbuild/static-imports.ts';
import type { MadeStyles } from './made-styles.ts';

/** Style sheets that pages share, as paths. */
export interface SharedStyles {
  /** Needed for the first paint of every page. */
  readonly first: readonly string[];
  /** Needed by every page after its first paint. */
  readonly late: readonly string[];
  /** Needed by pages with demos. */
  readonly demos: readonly string[];
  readonly files: readonly OutputFile[];
  /** Paths of files that `files` replace. */
  readonly joined: readonly string[];
}

const pathsOf = (files: readonly OutputFile[]): string[] => files.map(({ path }) => path);

/**
 * The look's own style sheets; the first is joined with those that code generates. A look without `first.css` has all
 * of its style in `main.css`, which is then the first.
 */
export function sharedStyles({ metafile, files }: BundlerResult, made: MadeStyles): SharedStyles {
  const sheet = (name: string) => {
    const path = outputOf(metafile, `templates/styles/${name}.css`);
    return files.filter((file) => file.path === path);
  };
  const [first, main] = [sheet('first'), sheet('main')];
  const parts = [...(first.length > 0 ? first : main), ...made.site];
  const contents = parts.map((part) => Buffer.from(part.contents).toString().trimEnd()).join('\n');
  const joined =
    parts.length > 1
      ? [{ path: `assets/styles-${contentHash(contents).slice(0, 8)}.css`, contents: `${contents}\n` }]
      : parts;
  return {
    first: pathsOf(joined),
    late: first.length > 0 ? pathsOf(main) : [],
    demos: pathsOf(made.demos),
    files: [...joined, ...made.demos],
    joined: pathsOf(parts).filter((path) => !pathsOf(joined).includes(path)),
  };
}

/** URL → text of the style sheets that pages hold inline, so that the first paint waits for no request. */
export const inlineStyles = ({ first, demos, files }: SharedStyles, base: string): Record<string, string> =>
  Object.fromEntries(
    files
      .filter(({ path }) => first.includes(path) || demos.includes(path))
      .map(({ path, contents }) => [base + path, Buffer.from(contents).toString()]),
  );

/** Style sheets of the look that not every page needs. */
export function namedStyles(metafile: Metafile, base: string): NamedStyles {
  const url = (name: keyof NamedStyles) => outputUrl(metafile, `templates/styles/${name}.css`, base);
  return {
    highlight: url('highlight'),
    panels: url('panels'),
    reference: url('reference'),
    layouts: url('layouts'),
  };
}

import { gzipSync } from 'node:zlib';
import { bytesOf, textOf } from '../machine/spool.ts';
import type { Bundles } from '../model/bundle.ts';
import type { SiteFile } from '../model/output.ts';
import { outputFile } from '../site/paths.ts';

/** Bytes as gzip sends them. */
export interface PageWeight {
  readonly html: number;
  readonly style: number;
  /** Loaded by the page itself. */
  readonly script: number;
  /** Loaded in addition when the first demo starts; 0 without demos. */
  readonly demos: number;
  /** Loaded in addition for demos that need more; 0 when none does. */
  readonly further: number;
  /** Package → its share of `script`, `demos` and `further`. */
  readonly packages: Readonly<Record<string, number>>;
}

export interface Analysis {
  /** Keyed by page key. */
  readonly pages: Readonly<Record<string, PageWeight>>;
  /** Package → its share of all scripts, each counted once. */
  readonly packages: Readonly<Record<string, number>>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

/** Sizes by package. A file's weight is divided like its text. */
function byPackage(
  paths: readonly string[],
  weigh: (path: string) => number,
  parts: Bundles['weights']['parts'],
): Record<string, number> {
  const weights = new Map<string, number>();
  for (const path of paths) {
    const own = Object.entries(parts[path] ?? {});
    const whole = sum(own.map(([, bytes]) => bytes));
    for (const [name, bytes] of own)
      weights.set(name, (weights.get(name) ?? 0) + (bytes / whole) * weigh(path));
  }
  return Object.fromEntries([...weights].map(([name, bytes]) => [name, Math.round(bytes)]));
}

/** The weight of each page, from the files of a build. */
export function analyse(
  files: readonly SiteFile[],
  { pages, weights, namedStyles: { reference, layouts } }: Bundles,
): Analysis {
  const ofSome = [reference, layouts].filter((url) => url !== null);
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  const known = new Map<string, number>();
  const weigh = (path: string): number => {
    const weight = known.get(path) ?? gzipSync(bytesOf(contents.get(path) ?? '')).length;
    known.set(path, weight);
    return weight;
  };
  const pathOf = (url: string): string => url.replace(/^\//, '');
  const weighAll = (paths: readonly string[]): number => sum(paths.map(weigh));

  const entries = Object.entries(pages).map(
    ([key, { scripts, preloads, styles, lateStyles, wake, further }]) => {
      const own = [...new Set([...scripts, ...preloads])].map(pathOf);
      const demos = wake.map(pathOf);
      const later = further.map(pathOf);
      const html = textOf(contents.get(outputFile(key)) ?? '');
      // The others are inline, or belong to other pages.
      const linked = [...styles, ...lateStyles, ...ofSome].filter((url) => html.includes(`href="${url}"`));
      const weight: PageWeight = {
        html: weigh(outputFile(key)),
        style: weighAll(linked.map(pathOf)),
        script: weighAll(own),
        demos: weighAll(demos),
        further: weighAll(later),
        packages: byPackage([...new Set([...own, ...demos, ...later])], weigh, weights.parts),
      };
      return [key, weight] as const;
    },
  );
  const scripts = Object.keys(weights.parts).filter((path) => contents.has(path));
  return { pages: Object.fromEntries(entries), packages: byPackage(scripts, weigh, weights.parts) };
}

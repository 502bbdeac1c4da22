import { gzipSync } from 'node:zlib';
import { bytesOf, textOf } from '../machine/spool.ts';
import type { Bundles } from '../model/bundle.ts';
import type { SiteFile } from '../model/output.ts';
import { outputFile } from '../site/paths.ts';

/** Bytes as gzip sends them. */
export interface PageWeight {
  readonly html: number;
  readonly style: number;
  /** What the page loads by itself. */
  readonly script: number;
  /** What is loaded on top when the first demo wakes; 0 without demos. */
  readonly demos: number;
  /** What is loaded on top of that for demos that need more; 0 when none does. */
  readonly further: number;
  /** Of `script`, `demos` and `further` together. */
  readonly packages: Readonly<Record<string, number>>;
}

export interface Analysis {
  /** By page key. */
  readonly pages: Readonly<Record<string, PageWeight>>;
  /** Of all scripts, each counted once. */
  readonly packages: Readonly<Record<string, number>>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Sizes by package, each file's weight shared out as its packages share its text. */
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

/** What readers load for each page, from the files of a build. */
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
      // Others stand in the page, or are not for it.
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

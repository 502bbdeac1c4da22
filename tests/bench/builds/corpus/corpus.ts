import { join } from 'node:path';
import type { Host } from '../../../../cli/machine/host.ts';
import { type CorpusPage, copiedPath, copyOf, readPage, withoutDemos } from './pages.ts';

export interface CorpusKind {
  readonly name: string;
  readonly hasDemos: boolean;
  /** How often our pages are in it. */
  readonly copies: number;
}

export interface Corpus extends CorpusKind {
  readonly pages: readonly CorpusPage[];
  /** What demos are made of, by paths from the folder that holds `x`, `data` and `parts`; nothing without demos. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Pages that readers' costs are measured with, and those that are edited. */
const always = [
  'x/introduction/support',
  'x/react-charts/bars',
  'x/react-data-grid/sorting',
  'x/react-date-pickers/date-picker',
];

/** All, or those above and some others, evenly spread. */
function sample<Page extends { readonly path: string }>(
  pages: readonly Page[],
  size: number,
): readonly Page[] {
  if (size >= pages.length) return pages;
  const step = pages.length / Math.max(1, size - always.length);
  const spread = new Set(Array.from({ length: pages.length }, (_, index) => pages[Math.floor(index * step)]));
  return pages.filter((page) => always.includes(page.path) || spread.has(page));
}

const moduleFile = /^(x|data|parts)\/.*\.(?:[jt]sx?|json|css)$/;

/** `content`: absolute path of the folder; `size`: how many of its pages, about. */
export function makeCorpus(host: Host, content: string, kind: CorpusKind, size: number): Corpus {
  const read = (file: string) => host.readText(join(content, file)) ?? '';
  const { dependencies: versions } = JSON.parse(read('package.json'));
  const files = host.list(content);
  const written = files.flatMap((file) => {
    const [, path] = /^(x\/.*)\/[^/]+\.md$/.exec(file) ?? [];
    return path === undefined ? [] : [{ path, file }];
  });
  const chosen = sample(written, size);
  const paths = new Set(chosen.map(({ path }) => path));
  const surroundings = { has: (path: string) => paths.has(path), versions };
  const pages = chosen.map(({ path, file }) => readPage(path, read(file), surroundings));
  const modules = files.filter((file) => kind.hasDemos && moduleFile.test(file));
  const copies = Array.from({ length: kind.copies }, (_, index) => index + 1);
  return {
    ...kind,
    pages: copies.flatMap((copy) =>
      pages.map((page) => copyOf(kind.hasDemos ? page : withoutDemos(page), copy)),
    ),
    modules: new Map(
      copies.flatMap((copy) =>
        modules
          .filter((file) => file.startsWith('x/') || copy === 1)
          .map((file) => [file.startsWith('x/') ? copiedPath(file, copy) : file, read(file)]),
      ),
    ),
  };
}

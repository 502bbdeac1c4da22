import matter from 'gray-matter';
import { type Block, readBlocks, withoutDeadLinks } from './blocks.ts';

/** A page as every tool gets it; each writes it down in its own dialect. */
export interface CorpusPage {
  /** Pathname without slashes around it: `x/react-charts/bars`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
}

const titleLine = /^\s*# (.*)\n/;
const descriptionElement = /^<p class="description">(.*?)<\/p>$/ms;

/** What a page needs to know of the corpus that it is in. */
export interface Surroundings {
  /** Whether there is a page of this path. */
  readonly has: (path: string) => boolean;
  /** Those of the documented packages, by their names. */
  readonly versions: Readonly<Record<string, string>>;
}

/** `text`: the file of a page in our content. */
export function readPage(path: string, text: string, { has, versions }: Surroundings): CorpusPage {
  const { data, content } = matter(text);
  const [, heading] = titleLine.exec(content) ?? [];
  const [, description] = descriptionElement.exec(content) ?? [];
  const body = content
    .replace(titleLine, '')
    .replace(descriptionElement, '')
    .replace(/\{version (\S+?)\}/g, (written, name: string) => versions[name] ?? written);
  return {
    path,
    title: (heading ?? String(data.title)).replace(/<[^>]*>/g, '').trim(),
    description: description ?? String(data.description ?? ''),
    blocks: readBlocks(withoutDeadLinks(body, has)),
  };
}

/** `x/react-charts` in the second copy is `x-2/react-charts`: as deep, so that imports in its demos still lead there. */
export const copiedPath = (path: string, copy: number): string =>
  copy === 1 ? path : path.replace(/^[^/]+/, `$&-${copy}`);

function copiedBlock(block: Block, copy: number): Block {
  if (block.kind === 'demo') return block;
  return { ...block, text: block.text.replace(/\]\(\/x\//g, `](/x-${copy}/`) };
}

/** The page itself as the first copy; others have their own paths, titles, and links among themselves. */
export function copyOf(page: CorpusPage, copy: number): CorpusPage {
  if (copy === 1) return page;
  return {
    ...page,
    path: copiedPath(page.path, copy),
    title: `${page.title} (${copy})`,
    blocks: page.blocks.map((block) => copiedBlock(block, copy)),
  };
}

export const withoutDemos = (page: CorpusPage): CorpusPage => ({
  ...page,
  blocks: page.blocks.filter(({ kind }) => kind !== 'demo'),
});

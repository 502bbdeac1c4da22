import { posix } from 'node:path';
import { stringify } from 'yaml';
import { asMdx } from '../corpus/as-mdx.ts';
import type { Block } from '../corpus/blocks.ts';
import type { CorpusPage } from '../corpus/pages.ts';

export const withFrontmatter = (data: Readonly<Record<string, unknown>>, text: string): string =>
  `---\n${stringify(data, { lineWidth: 0 })}---\n\n${text}\n`;

type Callout = Extract<Block, { kind: 'callout' }>;

/** A callout between lines of colons; `names`: what the tool calls each severity. */
export const fencedCallout =
  (names: Readonly<Record<string, string>>) =>
  ({ severity, title, text }: Callout): string =>
    `:::${names[severity] ?? severity}${title === '' ? '' : `[${title}]`}\n${text}\n:::`;

export const quotedCallout = ({ title, text }: Callout): string =>
  `${title === '' ? '' : `**${title}**\n\n`}${text}`.replace(/^/gm, '> ');

interface Dialect {
  readonly markdown: (text: string) => string;
  readonly callout: (callout: Callout) => string;
  readonly demo: (demo: Extract<Block, { kind: 'demo' }>) => string;
}

function blockText(block: Block, dialect: Dialect): string {
  switch (block.kind) {
    case 'markdown':
      return dialect.markdown(block.text);
    case 'callout':
      return dialect.callout({ ...block, text: dialect.markdown(block.text) });
    case 'demo':
      return dialect.demo(block);
  }
}

export const blocksText = (blocks: readonly Block[], dialect: Dialect): string =>
  blocks.map((block) => blockText(block, dialect)).join('\n\n');

export const hasDemo = (blocks: readonly Block[]): boolean => blocks.some(({ kind }) => kind === 'demo');

/** Statements that import the demos of a page from a folder, named as the page does. */
const demoImports = (blocks: readonly Block[], folder: string): string =>
  blocks
    .flatMap((block) =>
      block.kind === 'demo' ? [`import ${block.name} from '${folder}/${block.file}';`] : [],
    )
    .join('\n');

/** A page that is a module when it has demos, and Markdown otherwise; `file`: its path, `modules`: folder of the demos. */
export function mdxPage(
  { path, title, description, blocks }: CorpusPage,
  {
    file,
    modules,
    ...dialect
  }: Omit<Dialect, 'markdown'> & { readonly file: string; readonly modules: string },
): string {
  const head = { title, description };
  if (!hasDemo(blocks))
    return withFrontmatter(head, blocksText(blocks, { ...dialect, markdown: (text) => text }));
  const imports = demoImports(blocks, posix.relative(posix.dirname(file), `${modules}/${path}`));
  return withFrontmatter(head, `${imports}\n\n${blocksText(blocks, { ...dialect, markdown: asMdx })}`);
}

import { bytesOf, lengthOf } from '../machine/spool.ts';
import type { ProductConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { addressRoot } from '../site/base.ts';
import { escapedPath } from '../site/escaped-path.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { llmsFile, markdownFile } from '../site/paths.ts';
import type { MarkdownTwin } from './markdown-twin.ts';
import { skillIndex } from './skill/skills.ts';

interface Section {
  readonly product: ProductConfig;
  readonly pages: readonly CompiledPage[];
}

/** Translations repeat the content, so language models get only the default language. */
const isShown = (site: Site, { language }: CompiledPage): boolean => language === defaultLanguageOf(site);

const item = (title: string, href: string, description: string): string =>
  `- [${title}](${href})${description === '' ? '' : `: ${description}`}`;

const file = (path: string, name: string, [first]: readonly CompiledPage[], body: string): OutputFile => {
  const summary = first === undefined ? '' : `> ${first.description}\n\n`;
  return { path, contents: `# ${name}\n\n${summary}${body}` };
};

/** The skills of the products, as a section. */
function skillList(site: Site, pages: readonly CompiledPage[]): string[] {
  const items = skillIndex(site, pages).map(([path, product]) =>
    item(
      product.name,
      `${addressRoot(site.config) ?? ''}/${path}`,
      'a folder of texts for agents that write code',
    ),
  );
  return items.length === 0 ? [] : [`## Skills\n\n${items.join('\n')}\n`];
}

/**
 * `llms.txt`, the list of pages that language models look for (https://llmstxt.org). Where several products have
 * pages, it lists their own `llms.txt` files, because many readers cut a long file.
 */
export function llmsIndex(site: Site, pages: readonly CompiledPage[]): OutputFile[] {
  const { name, products } = site.config;
  const root = addressRoot(site.config) ?? '';
  const shown = pages.filter((page) => isShown(site, page));
  const list = (heading: string, listed: readonly CompiledPage[]): string[] => {
    const items = listed.map(({ title, description, node }) =>
      item(title, `${root}/${escapedPath(markdownFile(node.pathname))}`, description),
    );
    return items.length === 0 ? [] : [`## ${heading}\n\n${items.join('\n')}\n`];
  };
  const sections: readonly Section[] = products
    .map((product) => ({ product, pages: shown.filter(({ productId }) => productId === product.id) }))
    .filter((section) => section.pages.length > 0);
  const files = sections.map(({ product }) => llmsFile(product.prefixes[0] ?? '/'));
  // The file of a product at the root would have the same path.
  if (sections.length < 2 || files.includes('llms.txt')) {
    const lists = sections.flatMap(({ product, pages: listed }) => list(product.name, listed));
    return [file('llms.txt', name, shown, [...lists, ...skillList(site, pages)].join('\n'))];
  }
  const indexes = sections.map(({ product, pages: [first] }, index) =>
    item(product.name, `${root}/${escapedPath(files[index] ?? '')}`, first?.description ?? ''),
  );
  const ofProducts = sections.map(({ product, pages: listed }, index) => {
    const guides = listed.filter(({ node }) => node.api === undefined);
    const reference = listed.filter(({ node }) => node.api !== undefined);
    const lists = [...list('Guides', guides), ...list('API reference', reference)];
    return file(files[index] ?? '', product.name, listed, lists.join('\n'));
  });
  const lists = [`## Products\n\n${indexes.join('\n')}\n`, ...skillList(site, pages)];
  return [file('llms.txt', name, shown, lists.join('\n')), ...ofProducts];
}

/** `llms-full.txt`, the text of all pages separated by empty lines. Even a large site's text fits into memory once. */
export function llmsFull(site: Site, twins: readonly MarkdownTwin[]): OutputFile {
  const shown = twins.filter(({ page }) => isShown(site, page));
  const length = shown.reduce((sum, { file: { contents } }) => sum + lengthOf(contents) + 1, -1);
  const contents = Buffer.alloc(Math.max(0, length), '\n');
  let end = 0;
  for (const { file: twin } of shown) {
    const text = bytesOf(twin.contents);
    contents.set(text, end);
    end += text.length + 1;
  }
  return { path: 'llms-full.txt', contents };
}

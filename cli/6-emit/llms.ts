import { bytesOf, lengthOf } from '../machine/spool.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import type { MarkdownTwin } from './markdown-twin.ts';

/** Texts with an empty line between them; of a large site, they fit into memory once. */
function joined(twins: readonly MarkdownTwin[]): Uint8Array {
  const length = twins.reduce((sum, { file }) => sum + lengthOf(file.contents) + 1, -1);
  const bytes = Buffer.alloc(Math.max(0, length), '\n');
  let end = 0;
  for (const { file } of twins) {
    const text = bytesOf(file.contents);
    bytes.set(text, end);
    end += text.length + 1;
  }
  return bytes;
}

/**
 * `llms.txt`, the list of pages that language models look for (https://llmstxt.org), with a section for each product,
 * and `llms-full.txt`, the text of all of them. Both are in the default language: translations repeat the same.
 */
export function llms(site: Site, twins: readonly MarkdownTwin[]): OutputFile[] {
  const { name, url, products } = site.config;
  const shown = twins.filter(({ page }) => page.language === defaultLanguageOf(site));
  const sections = products.flatMap(({ id, name: product }) => {
    const items = shown
      .filter(({ page }) => page.productId === id)
      .map(
        ({ page: { title, description }, file }) =>
          `- [${title}](${url ?? ''}/${file.path})${description === '' ? '' : `: ${description}`}`,
      );
    return items.length === 0 ? [] : [`## ${product}\n\n${items.join('\n')}\n`];
  });
  const [first] = shown;
  const summary = first === undefined ? '' : `> ${first.page.description}\n\n`;
  return [
    { path: 'llms.txt', contents: `# ${name}\n\n${summary}${sections.join('\n')}` },
    { path: 'llms-full.txt', contents: joined(shown) },
  ];
}

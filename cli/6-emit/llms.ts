import { bytesOf } from '../machine/spool.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import type { MarkdownTwin } from './markdown-twin.ts';

/** Texts with an empty line between them, as bytes: those of a large site are long. */
const joined = (twins: readonly MarkdownTwin[]): Uint8Array =>
  Buffer.concat(
    twins.flatMap(({ file }, index) => [Buffer.from(index === 0 ? '' : '\n'), bytesOf(file.contents)]),
  );

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

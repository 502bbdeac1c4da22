import type { Site } from '../model/site.ts';
import { pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pageKey } from '../site/paths.ts';
import { productOf } from '../site/products.ts';
import { literal } from './literal.ts';
import { parseFrontmatter } from './markdown/frontmatter.ts';

/** The `tasks` of a product's pages in a language, in the order of the navigation, as Markdown. */
export function tasksOf({ config, sources }: Site, productId: string, language: string): string {
  const productIds = config.products.map(({ id }) => id);
  const defaultLanguage = defaultLanguageOf({ config });
  return (
    sources
      // Pages without tasks are not taken apart.
      .filter((source) => source.language === language && source.text.includes('tasks'))
      .flatMap(({ file, text, node }) => {
        const { values, body } = parseFrontmatter(file, text, productIds);
        const own =
          values.productId ?? productOf(node.pathname, config.products)?.id ?? config.defaultProduct;
        if (own !== productId || values.tasks.length === 0) return [];
        const title = values.title ?? /^# (.+)$/m.exec(body)?.[1] ?? node.title;
        const href = pageHref(pageKey(node.pathname, language, defaultLanguage));
        const tasks = values.tasks.map(({ task, section }) => `- [${literal(task)}](${href}#${section})`);
        return [`## ${title.trim()}\n\n${tasks.join('\n')}\n`];
      })
      .join('\n')
  );
}

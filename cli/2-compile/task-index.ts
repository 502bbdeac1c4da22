import type { Site } from '../model/site.ts';
import { pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pageKey } from '../site/paths.ts';
import { productOf } from '../site/products.ts';
import { literal } from './literal.ts';
import type { OutlineOf } from './page-outline.ts';

/** The `tasks` of a product's pages in a language, in the order of the navigation, as Markdown. */
export function tasksOf(
  { config, sources }: Site,
  productId: string,
  language: string,
  outlineOf: OutlineOf,
): string {
  const defaultLanguage = defaultLanguageOf({ config });
  return sources
    .filter((source) => source.language === language)
    .flatMap((source) => {
      const { node } = source;
      const outline = outlineOf(source);
      const own = outline.productId ?? productOf(node.pathname, config.products)?.id ?? config.defaultProduct;
      if (own !== productId || outline.tasks.length === 0) return [];
      const title = outline.title ?? node.title;
      const href = pageHref(pageKey(node.pathname, language, defaultLanguage));
      const tasks = outline.tasks.map(({ task, section }) => `- [${literal(task)}](${href}#${section})`);
      return [`## ${title.trim()}\n\n${tasks.join('\n')}\n`];
    })
    .join('\n');
}

import type { CompiledPage } from '../model/page.ts';
import type { Site, TreeNode } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { navigationKey } from '../site/navigation-texts.ts';

/**
 * The page tree with the titles of a language: from its dictionary, otherwise from the translated page, otherwise from
 * the tree.
 */
export function translatedTree(
  site: Site,
  pages: readonly CompiledPage[],
  language: string,
): readonly TreeNode[] {
  const texts = site.translations[language] ?? {};
  const isTranslation = language !== defaultLanguageOf(site);
  const written = new Map(
    pages.flatMap((page) =>
      isTranslation && page.language === language ? [[page.node.pathname, page.title]] : [],
    ),
  );
  const translate = (node: TreeNode): TreeNode => {
    const { kind, pathname } = node;
    const own = kind === 'page' ? written.get(pathname) : undefined;
    const title = texts[navigationKey(pathname)] ?? own ?? node.title;
    return kind === 'group' ? { ...node, title, children: node.children.map(translate) } : { ...node, title };
  };
  return site.tree.map(translate);
}

import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { PageNode, PageSource, TreeNode } from '../model/site.ts';
import { pathnameSchema } from '../schemas/pathname-schema.ts';
import { isAside } from '../site/aside-files.ts';
import { pathnameOf, translatedPath } from './source-path.ts';

/**
 * Finds the Markdown files of all pages of a tree in all `languages`. The first language is the default and required.
 * Reports every other Markdown file of the content, except a file that `treeText`, the text of the tree, names in vain.
 */
export function pageSources(
  host: Host,
  root: string,
  tree: readonly TreeNode[],
  languages: readonly string[],
  hasText: (file: string) => boolean,
  treeText = '',
): Outcome<readonly PageSource[]> {
  const [defaultLanguage = 'en', ...translations] = languages;
  const pages = pagesOf(tree);
  /** Whether a file lies at a pathname that no page can have. A node with such a pathname is reported itself. */
  const isRefused = (file: string): boolean => {
    const pathname = pathnameOf(file);
    return pathname !== null && !pathnameSchema.safeParse(pathname).success && treeText.includes(pathname);
  };
  const files = markdownFiles(host, root);
  const owned = new Set(
    pages.flatMap(({ source }) => [
      source,
      ...translations.map((translation) => translatedPath(source, translation)),
    ]),
  );
  const orphans = files.filter((file) => !owned.has(file) && !isRefused(file));
  const diagnostics: Diagnostic[] = [];

  const sources = pages.flatMap((node) => {
    const isThere = hasText(node.source);
    // A wrong `source:` has a finding of its own.
    if (!isThere && !node.isSourceInvalid) diagnostics.push(missingSource(node, orphans));
    const written = translations.map((language) => ({
      node,
      language,
      file: translatedPath(node.source, language),
    }));
    const translated = written.filter(({ file }) => hasText(file));
    return isThere ? [{ node, language: defaultLanguage, file: node.source }, ...translated] : translated;
  });
  diagnostics.push(...orphans.map((file) => withoutNode(file, owned, defaultLanguage)));
  return { value: sources, diagnostics };
}

/** Every written page once; a wrong tree may repeat one. */
function pagesOf(tree: readonly TreeNode[]): readonly PageNode[] {
  const flatten = (node: TreeNode): readonly PageNode[] =>
    node.kind === 'page' && !node.api ? [node] : node.kind === 'group' ? node.children.flatMap(flatten) : [];
  const pages = new Map<string, PageNode>();
  for (const page of tree.flatMap(flatten)) if (!pages.has(page.pathname)) pages.set(page.pathname, page);
  return [...pages.values()];
}

const markdownFiles = (host: Host, root: string): readonly string[] =>
  host
    .list(join(root, 'content'))
    .filter(
      (file) => file.endsWith('.md') && !isAside(file) && !/^(?:(?:public|data)\/|README\.md$)/.test(file),
    )
    .map((file) => `content/${file}`);

function missingSource({ pathname, source, place }: PageNode, orphans: readonly string[]): Diagnostic {
  const candidate = nearest(source, orphans);
  return diagnostic('page/missing-source', place, `The page ${pathname} has no file ${source}.`, {
    help:
      candidate === null
        ? `Write ${source}, or remove the node; a page still to be written belongs in content/pending.yaml.`
        : `Did you mean ${candidate}? Rename it, or give the node \`source: ${candidate.slice('content/'.length)}\`.`,
  });
}

function withoutNode(file: string, owned: ReadonlySet<string>, defaultLanguage: string): Diagnostic {
  return diagnostic(
    'page/no-node',
    { file, line: 1, column: 1 },
    'No node of pages.yaml leads to this file.',
    {
      help: helpFor(file, owned, defaultLanguage),
    },
  );
}

function helpFor(file: string, owned: ReadonlySet<string>, defaultLanguage: string): string {
  const [, stem, language] = /^(.+)\.([a-z]{2})\.md$/.exec(file) ?? [];
  if (language === defaultLanguage) return `The default language has no suffix: name the file ${stem}.md.`;
  if (owned.has(`${stem}.md`)) {
    return `Add ${language} to \`languages\` in content/site.yaml, or remove the file.`;
  }
  const pathname = pathnameOf(file);
  const isPathname = pathnameSchema.safeParse(pathname).success;
  const key =
    pathname === null || !isPathname ? `source: ${file.slice('content/'.length)}` : `pathname: ${pathname}`;
  return `Add a node with \`${key}\` to content/pages.yaml, or remove the file.`;
}

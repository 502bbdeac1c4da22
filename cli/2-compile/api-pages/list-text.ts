import type { ApiPackage } from '../../model/api-entry.ts';
import type { Words } from '../markdown/words.ts';
import { type ExportGroup, exportGroups } from './api-directive.ts';
import { directive, frontmatter, packageList } from './page-text.ts';

/** The contents of a page that several exports share. */
export interface ApiListContents {
  readonly product: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Packages of the product, the lowest plan first. */
  readonly packages: readonly ApiPackage[];
  /** Kinds of export on the page. */
  readonly groups: readonly ExportGroup[];
}

const headings = {
  hooks: 'api.hooks',
  functions: 'api.functions',
  classes: 'api.classExports',
  constants: 'api.constants',
  types: 'api.types',
} as const;

/** A page of exports in the dialect, one list per kind. */
export function listText(contents: ApiListContents, word: Words): string {
  const { product, slug: list, title, description, packages, groups } = contents;
  const [first] = packages;
  const head = frontmatter({ title, description, ...(first ? { packageName: first.name } : {}) });
  const sections = exportGroups
    .filter((group) => groups.includes(group))
    .map((kind) => `## ${word(headings[kind])}\n\n${directive('ApiExports', { list, kind, product })}\n`);
  const from = `- **${word('api.packages')}:** ${packageList(packages)}\n`;
  return `${head}\n${from}\n${sections.join('\n')}`;
}

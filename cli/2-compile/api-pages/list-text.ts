import type { ApiPackage } from '../../model/api-entry.ts';
import { type ExportGroup, exportGroups } from './api-directive.ts';
import { type ApiPageText, packageList, type Wording } from './page-text.ts';

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

/** A page of exports, one list per kind. */
export function listText(contents: ApiListContents, { word, list: listOf }: Wording): ApiPageText {
  const { product, slug: list, title, description, packages, groups } = contents;
  const [first] = packages;
  const sections = exportGroups
    .filter((group) => groups.includes(group))
    .flatMap((kind) => [
      `## ${word(headings[kind])}`,
      listOf({ component: 'ApiExports', list, kind, product }),
    ]);
  return {
    values: { title, description, ...(first ? { packageName: first.name } : {}) },
    blocks: [`- **${word('api.packages')}:** ${packageList(packages)}`, ...sections],
  };
}

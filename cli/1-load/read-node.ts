import { diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { GroupNode, LinkNode, PageNode, TreeNode } from '../model/site.ts';
import { canonicalPathname } from '../site/paths.ts';
import type { IssueContext } from './issue-diagnostics.ts';
import type { Path } from './locate.ts';
import { kindOf, misplacedKeys, nodeSchemas } from './node-schemas.ts';
import { titleFromPathname } from './page-title.ts';
import type { Source } from './parse-source.ts';
import { sourcePath } from './source-path.ts';
import { validate } from './validate.ts';

export interface NodeInput {
  readonly value: object;
  readonly path: Path;
  readonly source: Source;
  readonly prefixes: readonly string[];
}

/** Reads a node without its children. Null when it has no valid pathname or is an empty group. Not for `api`. */
export function readNode(input: NodeInput): Outcome<TreeNode | null> {
  switch (kindOf(input.value)) {
    case 'api':
      throw new Error('A node of the API reference is many pages.');
    case 'page':
      return readPage(input);
    case 'group':
      return readGroup(input);
    case 'link':
      return readLink(input);
  }
}

function readPage({ value, path, source, prefixes }: NodeInput): Outcome<PageNode | null> {
  const context = contextOf(value, path, 'A page');
  const { value: node, diagnostics } = validate(source, { ...context, schema: nodeSchemas.page });
  if (node === null) return { value: null, diagnostics };
  const pathname = canonicalPathname(node.pathname, prefixes);
  const page: PageNode = {
    kind: 'page',
    pathname,
    title: node.title ?? titleFromPathname(pathname),
    ...marksOf(node),
    place: source.locate([...path, 'pathname']),
    source: node.source === undefined ? sourcePath(pathname) : `content/${node.source}`,
    ...(node.source === undefined && 'source' in value ? { isSourceInvalid: true } : {}),
  };
  return { value: page, diagnostics };
}

function readGroup({ value, path, source, prefixes }: NodeInput): Outcome<GroupNode | null> {
  const children: unknown = Reflect.get(value, 'children');
  if (children === null || (Array.isArray(children) && children.length === 0)) {
    const place = source.locate([...path, 'children'], 'key');
    return {
      value: null,
      diagnostics: [diagnostic('tree/empty-group', place, 'This group has no children.')],
    };
  }
  const context = contextOf(value, path, 'A group');
  const { value: node, diagnostics } = validate(source, { ...context, schema: nodeSchemas.group });
  if (node === null) return { value: null, diagnostics };
  const pathname = canonicalPathname(node.pathname, prefixes);
  const group: GroupNode = {
    kind: 'group',
    pathname,
    title: node.title ?? titleFromSubheader(node.subheader) ?? titleFromPathname(pathname),
    ...marksOf(node),
    place: source.locate([...path, 'pathname']),
    subheader: node.subheader !== undefined,
    children: [],
  };
  return { value: group, diagnostics };
}

/** Title from the `subheader` of older trees, which is a pathname. */
const titleFromSubheader = (subheader: string | undefined): string | undefined =>
  subheader?.startsWith('/') ? titleFromPathname(subheader) : subheader;

function readLink({ value, path, source }: NodeInput): Outcome<LinkNode | null> {
  const context = contextOf(value, path, 'An outgoing link');
  const { value: node, diagnostics } = validate(source, { ...context, schema: nodeSchemas.link });
  if (node === null) return { value: null, diagnostics };
  const link: LinkNode = {
    kind: 'link',
    pathname: node.pathname,
    title: node.title ?? titleFromPathname(new URL(node.pathname).pathname),
    ...marksOf(node),
    place: source.locate([...path, 'pathname']),
  };
  return { value: link, diagnostics };
}

export const contextOf = (
  value: object,
  base: Path,
  subject: string,
): Omit<IssueContext, 'schema'> & { lenient: true } => ({
  value,
  base,
  subject,
  invalid: 'tree/invalid',
  hints: misplacedKeys,
  lenient: true,
});

interface Marks {
  readonly plan?: 'pro' | 'premium' | undefined;
  readonly planned: boolean;
  readonly newFeature: boolean;
}

const marksOf = ({ plan, planned, newFeature }: Marks) => ({ plan: plan ?? null, planned, newFeature });

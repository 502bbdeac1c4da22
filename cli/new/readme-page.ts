import { posix } from 'node:path';
import type { Definition, Heading, Image, Link, Nodes, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Host } from '../machine/host.ts';
import { basename, join } from '../machine/paths.ts';
import type { Library } from './library.ts';
import type { NewFile } from './new-file.ts';

/** A README as the text of a page. */
export interface ReadmePage {
  readonly title: string | null;
  /** Text of the first paragraph. */
  readonly summary: string | null;
  /** Markdown after the title and the first paragraph. */
  readonly body: string;
  /** Pictures that the README shows, for `content/public`. */
  readonly pictures: readonly NewFile[];
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const isAddress = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** Languages whose code `docs-build check` type-checks. */
const typed = /^(?:tsx?|jsx?|typescript|javascript)$/;

/** A README written for a repository and a registry: its links lead to files, its HTML and badges are for them. */
interface Readme {
  readonly host: Host;
  readonly library: Library;
  readonly ids: ReadonlySet<string>;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly pictures: Map<string, NewFile>;
}

/** The address of a link on the page; null for one that leads nowhere from there. */
function linkTarget({ library: { repository }, ids }: Readme, url: string): string | null {
  if (isAddress(url)) return url;
  if (url.startsWith('#')) return ids.has(url.slice(1)) ? url : null;
  return repository === undefined ? null : `${repository.url}/blob/${repository.tag}${posix.join('/', url)}`;
}

/** The address of a picture that lies in the package; null for any other, such as a badge. */
function pictureTarget({ host, library, pictures }: Readme, url: string): string | null {
  const contents = isAddress(url) ? null : host.readBytes(join(library.directory, url));
  if (contents === null) return null;
  const name = basename(url);
  pictures.set(name, { path: `content/public/${name}`, contents });
  return `/${name}`;
}

function pageLink(
  readme: Readme,
  { children, title }: Pick<Link, 'children' | 'title'>,
  url: string,
): Nodes[] {
  const target = linkTarget(readme, url);
  const own = children.flatMap((child) => onPage(readme, child)) as Link['children'];
  return target === null || own.length === 0
    ? own
    : [{ type: 'link', url: target, title: title ?? null, children: own }];
}

function pagePicture(readme: Readme, alt: string | null | undefined, url: string): Image[] {
  const target = pictureTarget(readme, url);
  return target === null ? [] : [{ type: 'image', url: target, alt: alt?.trim() || readme.library.title }];
}

/** A node of the README as the page has it: none, one or several. */
function onPage(readme: Readme, node: Nodes): Nodes[] {
  switch (node.type) {
    case 'html':
    case 'definition':
      return [];
    case 'link':
      return pageLink(readme, node, node.url);
    case 'image':
      return pagePicture(readme, node.alt, node.url);
    case 'linkReference':
      return pageLink(readme, node, readme.definitions.get(node.identifier)?.url ?? '#');
    case 'imageReference':
      return pagePicture(readme, node.alt, readme.definitions.get(node.identifier)?.url ?? '#');
    case 'code':
      // The code of a README leaves out what the repository around it has.
      return typed.test(node.lang ?? '') && node.meta == null
        ? [{ ...node, meta: 'nocheck="copied from the README"' }]
        : [node];
    default: {
      if (!('children' in node)) return [node];
      const children = node.children.flatMap((child) => onPage(readme, child));
      if (
        node.type === 'paragraph' &&
        children.every((child) => textOf(child).trim() === '' && child.type !== 'image')
      )
        return [];
      return [
        { ...node, ...(node.type === 'heading' && node.depth === 1 ? { depth: 2 } : {}), children } as Nodes,
      ];
    }
  }
}

const isTitle = (node: Nodes): node is Heading => node.type === 'heading' && node.depth === 1;

/** The README of a library as a page whose headings have ids by `idOf`. */
export function readmePage(host: Host, library: Library, idOf: (heading: string) => string): ReadmePage {
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(library.readme ?? '');
  const readme: Readme = {
    host,
    library,
    ids: new Set(tree.children.flatMap((node) => (node.type === 'heading' ? idOf(textOf(node)) : []))),
    definitions: new Map(
      tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node]] : [])),
    ),
    pictures: new Map(),
  };
  const title = tree.children.find(isTitle);
  const blocks = tree.children.filter((node) => node !== title).flatMap((node) => onPage(readme, node));
  const [first] = blocks;
  const hasSummary = first?.type === 'paragraph' && textOf(first).trim() !== '';
  const body: Root = { type: 'root', children: (hasSummary ? blocks.slice(1) : blocks) as RootContent[] };
  return {
    title: title === undefined ? null : textOf(title),
    summary: hasSummary ? textOf(first).replace(/\s+/g, ' ').trim() : null,
    body: unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' }).stringify(body).trimEnd(),
    pictures: [...readme.pictures.values()],
  };
}

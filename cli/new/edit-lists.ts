// Own code because writing a parsed YAML document would reformat all of it. Here every other byte stays.
import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';

interface ListedNode {
  readonly pathname: string;
  readonly map: YAMLMap;
  readonly list: YAMLSeq;
  readonly depth: number;
}

function nodesOf(list: unknown, depth = 0): ListedNode[] {
  if (!isSeq(list)) return [];
  return list.items.flatMap((map) => {
    if (!isMap(map)) return [];
    const pathname = map.get('pathname');
    const own = typeof pathname === 'string' ? [{ pathname, map, list, depth }] : [];
    return [...own, ...nodesOf(map.get('children'), depth + 1)];
  });
}

const segments = (pathname: string): string[] => pathname.split('/').filter(Boolean);

function sharedSegments(a: string, b: string): number {
  const others = segments(b);
  const differs = segments(a).findIndex((segment, index) => segment !== others[index]);
  return differs === -1 ? segments(a).length : differs;
}

const parentOf = (pathname: string): string => segments(pathname).slice(0, -1).join('/');

/** The last outermost node in the same folder; if there is none, the last node that shares most of the path. */
function neighbour(nodes: readonly ListedNode[], pathname: string): ListedNode | null {
  const ranked = nodes
    .filter((node) => node.pathname.startsWith('/'))
    .map((node) => ({
      node,
      shared:
        parentOf(node.pathname) === parentOf(pathname)
          ? Number.POSITIVE_INFINITY
          : sharedSegments(pathname, node.pathname),
    }))
    .sort((a, b) => Number(b.shared > a.shared) - Number(b.shared < a.shared) || a.node.depth - b.node.depth);
  const [best] = ranked;
  if (best === undefined) return null;
  const equal = ranked.filter(({ shared, node }) => shared === best.shared && node.depth === best.node.depth);
  return equal.at(-1)?.node ?? null;
}

const endOfLine = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
};

const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

const scalar = (value: string): string => stringify(value, { lineWidth: 0 }).trimEnd();

/**
 * The text of `pages.yaml` with one more node, after the last one that shares most of its path (`after`). Null when the
 * list is in flow style or empty: then the position of the node is unclear.
 */
export function insertNode(
  text: string,
  { pathname, title }: { readonly pathname: string; readonly title: string },
): { readonly text: string; readonly after: string } | null {
  const found = neighbour(nodesOf(parseDocument(text).get('pages')), pathname);
  const [start, end] = found?.map.range ?? [];
  if (found === null || start === undefined || end === undefined || found.list.flow) return null;
  const dash = text.lastIndexOf('-', start);
  const indent = ' '.repeat(dash - startOfLine(text, dash));
  const node = `${indent}- pathname: ${scalar(pathname)}\n${indent}  title: ${scalar(title)}`;
  // The range of a block ends after its last line, the range of a flow map before the break.
  const at = endOfLine(text, text[end - 1] === '\n' ? end - 1 : end);
  return { text: `${text.slice(0, at)}\n${node}${text.slice(at)}`, after: found.pathname };
}

/** The text of `pending.yaml` without a page. Null when the page is not in it. */
export function removePending(text: string, isPage: (pathname: string) => boolean): string | null {
  const { contents } = parseDocument(text);
  if (!isSeq(contents) || contents.flow) return null;
  const item = contents.items.find(
    (node) => isScalar(node) && typeof node.value === 'string' && isPage(node.value),
  );
  const [start] = (isScalar(item) && item.range) || [];
  if (start === undefined) return null;
  return text.slice(0, startOfLine(text, start)) + text.slice(endOfLine(text, start) + 1);
}

import { parseDocument } from 'htmlparser2';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];

/** An element of a picture as a comparison sees it: without what is generated anew in each drawing. */
export interface TreeElement {
  readonly tag: string;
  /** In their order; generated parts are `*`. */
  readonly classes: readonly string[];
  /** Without `class`; ids and references to them are `#`. Properties of `style` are `style.<name>`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly TreeNode[];
  /** The whole subtree as text; equal for equal subtrees. */
  readonly print: string;
  /** Its visible text. */
  readonly text: string;
}

export type TreeNode = TreeElement | string;

/** A part of a name that looks like a hash: `1x2y3z` in `css-1x2y3z-Lamp`. */
const hashed = /^(?=[a-z]*\d)[a-z0-9]{5,}$/;

/** A class with `*` for generated parts. */
export const stableClass = (name: string): string =>
  name
    .split(/(?<=[-_])|(?=[-_])/)
    .map((part, index) => (index > 0 && hashed.test(part) ? '*' : part))
    .join('');

const references =
  /^(?:id|for|list|form|headers|href|xlink:href|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;

function idsIn(nodes: readonly ChildNode[], found: Set<string>): Set<string> {
  for (const node of nodes)
    if ('attribs' in node) {
      if (node.attribs.id) found.add(node.attribs.id);
      idsIn(node.children, found);
    }
  return found;
}

/** An attribute without ids, which libraries count up or draw by lot. */
function stableValue(name: string, value: string, ids: ReadonlySet<string>): string {
  if (!references.test(name)) return value.replace(/url\(["']?#[^)]*\)/g, 'url(#)');
  return value
    .split(/\s+/)
    .map((part) => (ids.has(part.replace(/^#/, '')) ? '#' : part))
    .join(' ');
}

function attributesOf(
  attribs: Readonly<Record<string, string>>,
  ids: ReadonlySet<string>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'class') continue;
    if (name !== 'style') found.set(name, stableValue(name, value, ids));
    else
      for (const declaration of value.split(/;(?![^(]*\))/)) {
        const [, property, set] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(declaration) ?? [];
        if (property !== undefined && set !== undefined)
          found.set(`style.${property}`, stableValue('style', set, ids));
      }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function treeOf(nodes: readonly ChildNode[], ids: ReadonlySet<string>): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (node.type === 'text') {
      const text = node.data.replace(/\s+/g, ' ').trim();
      return text === '' ? [] : [text];
    }
    if (!('attribs' in node)) return [];
    const classes = [...new Set((node.attribs.class ?? '').split(/\s+/).filter(Boolean).map(stableClass))];
    const attributes = attributesOf(node.attribs, ids);
    const children = treeOf(node.children, ids);
    const own = [
      node.name,
      classes.toSorted().join(' '),
      ...[...attributes].map(([name, value]) => `${name}=${value}`),
    ];
    const inner = children.map((child) => (typeof child === 'string' ? child : child.print));
    const texts = children.map((child) => (typeof child === 'string' ? child : child.text));
    return [
      {
        ...{ tag: node.name, classes, attributes, children },
        print: `<${own.join('|')}>${inner.join('')}</>`,
        text: texts.filter(Boolean).join(' '),
      },
    ];
  });
}

/** The trees of a picture's HTML. */
export function readTree(html: string): TreeNode[] {
  const { children } = parseDocument(html);
  return treeOf(children, idsIn(children, new Set()));
}

import { parseDocument } from 'htmlparser2';
import { declarationsIn, rulesIn } from './rules.ts';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];

/** An element of a picture as a comparison sees it: without generated names. */
export interface TreeElement {
  readonly tag: string;
  /** In their order; generated parts are `*`. */
  readonly classes: readonly string[];
  /** Without `class`; ids and references to them are `#`. Properties of `style` are `style.<name>`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly TreeNode[];
  /** The whole subtree as text; equal for equal subtrees. */
  readonly print: string;
  /** Equal for elements of two trees that are probably the same one. */
  readonly identity: string;
  /** Its name for people: the most telling class, role or tag. */
  readonly label: string;
  /** Its text. */
  readonly text: string;
  /** Properties that decide whether and where it shows; of its own style, else of a rule for a class of it alone. */
  readonly style: ReadonlyMap<string, string>;
  /** Texts of the elements to which `aria-labelledby` refers. */
  readonly labelledBy: string;
}

export type TreeNode = TreeElement | string;

/** A part of a name that looks like a hash: `1x2y3z` in `button_1x2y3z`. */
const hashed = /^(?=[a-z]*\d)[a-z0-9]{5,}$/;

/** A class with `*` for generated parts. A style engine's hash after `css-` may have no digit. */
export const stableClass = (name: string): string =>
  name
    .replace(/^(\.?css-)[a-z0-9]+(?=-|$)/, '$1*')
    .split(/(?<=[-_])|(?=[-_])/)
    .map((part, index) => (index > 0 && hashed.test(part) ? '*' : part))
    .join('');

export const isGenerated = (name: string): boolean => name.includes('*');

const references =
  /^(?:id|for|list|form|headers|href|xlink:href|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;

/** Attributes that say which one of several alike elements it is. */
const keys = [
  'role',
  'data-id',
  'data-field',
  'data-index',
  'name',
  'aria-label',
  'aria-colindex',
  'aria-rowindex',
];

export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textIn = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.data : 'children' in node ? textIn(node.children) : ''))
    .join(' ');

/** Id → text of its element. */
function idsIn(nodes: readonly ChildNode[], found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const node of nodes)
    if ('attribs' in node) {
      if (node.attribs.id) found.set(node.attribs.id, plain(textIn(node.children)));
      idsIn(node.children, found);
    }
  return found;
}

/** Targets of the references of elements: texts by id, and declarations by class. */
interface Surroundings {
  readonly ids: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const decisive = /^(?:display|visibility|opacity|transform|fill|stroke|x|y|width|height)$/;

/** Class → decisive declarations of rules for it alone. */
function classRules(css: readonly string[]): Surroundings['rules'] {
  const found = new Map<string, Map<string, string>>();
  for (const { selector, body } of rulesIn(css)) {
    const name = /^\.([\w-]+)$/.exec(selector)?.[1];
    if (name === undefined) continue;
    const own = found.get(name) ?? new Map<string, string>();
    for (const [property, value] of declarationsIn(body))
      if (decisive.test(property)) own.set(property, value);
    if (own.size > 0) found.set(name, own);
  }
  return found;
}

function styleOf(
  { class: classes = '', style = '' }: Readonly<Record<string, string>>,
  rules: Surroundings['rules'],
): ReadonlyMap<string, string> {
  const own = [...declarationsIn(style)].filter(([property]) => decisive.test(property));
  return new Map([...classes.split(/\s+/).flatMap((name) => [...(rules.get(name) ?? [])]), ...own]);
}

type Ids = Surroundings['ids'];

/** An attribute without ids, which libraries count up or draw by lot. */
function stableValue(name: string, value: string, ids: Ids): string {
  if (!references.test(name)) return value.replace(/url\(["']?#[^)]*\)/g, 'url(#)');
  return value
    .split(/\s+/)
    .map((part) => (ids.has(part.replace(/^#/, '')) ? '#' : part))
    .join(' ');
}

function attributesOf(attribs: Readonly<Record<string, string>>, ids: Ids): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'class') continue;
    if (name !== 'style') found.set(name, stableValue(name, value, ids));
    else
      for (const [property, set] of declarationsIn(value))
        found.set(`style.${property}`, stableValue('style', set, ids));
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function labelOf(tag: string, classes: readonly string[], role: string | undefined): string {
  const telling = classes.filter((name) => !isGenerated(name));
  const name = telling.find((one) => one.includes('-')) ?? telling[0];
  return name ?? (role === undefined ? tag : `${tag}[role=${role}]`);
}

function elementOf(
  tag: string,
  attribs: Readonly<Record<string, string>>,
  children: readonly TreeNode[],
  { ids, rules }: Surroundings,
): TreeElement {
  const classes = [...new Set((attribs.class ?? '').split(/\s+/).filter(Boolean).map(stableClass))];
  const attributes = attributesOf(attribs, ids);
  const own = [
    tag,
    classes.toSorted().join(' '),
    ...[...attributes].map(([name, value]) => `${name}=${value}`),
  ];
  const inner = children.map((child) => (typeof child === 'string' ? child : child.print));
  const texts = children.map((child) => (typeof child === 'string' ? child : child.text));
  const firstClass = classes.find((name) => !isGenerated(name)) ?? '';
  return {
    ...{ tag, classes, attributes, children },
    print: `<${own.join('|')}>${inner.join('')}</>`,
    identity: [tag, firstClass, ...keys.map((key) => attributes.get(key) ?? '')].join('|'),
    label: labelOf(tag, classes, attribs.role),
    text: texts.filter(Boolean).join(' '),
    style: styleOf(attribs, rules),
    labelledBy: plain(
      (attribs['aria-labelledby'] ?? '')
        .split(/\s+/)
        .map((id) => ids.get(id) ?? '')
        .join(' '),
    ),
  };
}

const treeOf = (nodes: readonly ChildNode[], around: Surroundings): TreeNode[] =>
  nodes.flatMap((node): TreeNode[] => {
    if (node.type === 'text') return plain(node.data) === '' ? [] : [plain(node.data)];
    return 'attribs' in node
      ? [elementOf(node.name, node.attribs, treeOf(node.children, around), around)]
      : [];
  });

/** The trees of a picture. */
export function readTree(html: string, css: readonly string[] = []): TreeNode[] {
  const { children } = parseDocument(html);
  return treeOf(children, { ids: idsIn(children), rules: classRules(css) });
}

import { align } from './align.ts';
import type { TreeElement, TreeNode } from './tree.ts';

/** A difference between two pictures, in words. */
export interface PictureChange {
  /** The element: its most telling class, role or tag. */
  readonly where: string;
  /** For example `class gone: Lamp-lit`, or `text: On → Off`. */
  readonly what: string;
  /** Number of places with the same difference. */
  readonly count: number;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** The name of an element for people. */
function nameOf({ tag, classes, attributes }: TreeElement): string {
  const telling = classes.filter((name) => !name.includes('*'));
  const name = telling.find((one) => one.includes('-')) ?? telling[0];
  return name ?? (attributes.has('role') ? `${tag}[role=${attributes.get('role')}]` : tag);
}

const described = (node: TreeNode): string => {
  if (typeof node === 'string') return `“${shortened(node)}”`;
  return node.text === '' ? nameOf(node) : `${nameOf(node)} “${shortened(node.text)}”`;
};

function ownChanges(before: TreeElement, after: TreeElement): string[] {
  const gone = before.classes.filter((name) => !after.classes.includes(name));
  const fresh = after.classes.filter((name) => !before.classes.includes(name));
  const names = new Set([...before.attributes.keys(), ...after.attributes.keys()]);
  const attributes = [...names].flatMap((name) => {
    const [old, now] = [before.attributes.get(name), after.attributes.get(name)];
    if (old === now) return [];
    if (now === undefined) return [`${name} gone: ${shortened(old ?? '')}`];
    if (old === undefined) return [`${name} new: ${shortened(now)}`];
    return [`${name}: ${shortened(old)} → ${shortened(now)}`];
  });
  return [
    ...(before.tag === after.tag ? [] : [`tag: ${before.tag} → ${after.tag}`]),
    ...gone.map((name) => `class gone: ${name}`),
    ...fresh.map((name) => `class new: ${name}`),
    ...attributes,
  ];
}

type Note = (where: string, what: string) => void;

function compareChildren(
  where: string,
  before: readonly TreeNode[],
  after: readonly TreeNode[],
  note: Note,
): void {
  for (const [old, now] of align(before, after)) {
    if (old === null && now === null) continue;
    if (old === null) note(where, `new: ${described(now as TreeNode)}`);
    else if (now === null) note(where, `gone: ${described(old)}`);
    else if (typeof old === 'string' || typeof now === 'string') {
      if (old !== now) note(where, `text: ${described(old)} → ${described(now)}`);
    } else if (old.print !== now.print) {
      for (const what of ownChanges(old, now)) note(nameOf(old), what);
      compareChildren(nameOf(old), old.children, now.children, note);
    }
  }
}

/** The differences of two trees, equal ones counted, in the order of the first. */
export function treeChanges(before: readonly TreeNode[], after: readonly TreeNode[]): PictureChange[] {
  const found = new Map<string, PictureChange>();
  compareChildren('demo', before, after, (where, what) => {
    const key = `${where}\n${what}`;
    found.set(key, { where, what, count: (found.get(key)?.count ?? 0) + 1 });
  });
  return [...found.values()];
}

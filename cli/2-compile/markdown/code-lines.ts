import type { ElementContent } from 'hast';

/** Cuts highlighted code after every line end and reopens elements that span lines. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines = split(nodes);
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

/** One more line than there are line ends; the last may be empty. */
function split(nodes: readonly ElementContent[]): ElementContent[][] {
  let line: ElementContent[] = [];
  const lines = [line];
  for (const node of nodes) {
    for (const [index, part] of partsOf(node).entries()) {
      if (index > 0) {
        line = [];
        lines.push(line);
      }
      if (part !== null) line.push(part);
    }
  }
  return lines;
}

/** The parts of a node, one per line it touches; null for an empty part. */
function partsOf(node: ElementContent): (ElementContent | null)[] {
  if (node.type === 'element') {
    return split(node.children).map((children) => (children.length === 0 ? null : { ...node, children }));
  }
  if (node.type !== 'text') return [node];
  const texts = node.value.split('\n');
  return texts.map((text, index) => {
    const value = index < texts.length - 1 ? `${text}\n` : text;
    return value === '' ? null : { type: 'text', value };
  });
}

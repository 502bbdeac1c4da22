import type { CompiledPage, Slot } from '../model/page.ts';

/** Keeps a block inside the list item or quote that contains its first line. */
function indented(block: string, before: string): string {
  const prefix = before.slice(before.lastIndexOf('\n') + 1).replace(/[^>\s]/g, ' ');
  return block
    .split('\n')
    .map((line, index) => (index === 0 ? line : (prefix + line).trimEnd()))
    .join('\n');
}

/** The text of a page without its title and description, with `slotText` in place of its slots. */
export function pageMarkdown(
  { node, markdown, slots }: CompiledPage,
  slotText: (slot: Slot, index: number) => string,
): string {
  const textOf = (index: number): string => {
    const slot = slots[index];
    if (slot === undefined)
      throw new Error(`${node.pathname}: the text refers to slot ${index}, which is not given`);
    return slotText(slot, index);
  };
  return markdown
    .reduce<string>(
      (before, part) => before + (typeof part === 'string' ? part : indented(textOf(part), before)),
      '',
    )
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

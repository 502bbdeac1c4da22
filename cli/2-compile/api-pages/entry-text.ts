const bullet = String.raw`(?:[-*]|\d+[.)]) `;
const listItem = new RegExp(`^${bullet}`);
/** An empty line, or the end of a line before the item of a list. */
const betweenBlocks = new RegExp(String.raw`\s*\n\s*\n\s*|\s*\n\s*(?=${bullet})`);

/**
 * A line of Markdown, followed by a package's text. Lists in the text, and all that follows them, go below at `indent`.
 */
export function withText(line: string, text: string, indent: string): string {
  const blocks = text.trim().split(betweenBlocks);
  let listed = false;
  return blocks.reduce((shown, block) => {
    const joined = block.replace(/\s*\n\s*/g, ' ');
    if (listItem.test(joined)) {
      listed = true;
      return `${shown}\n${indent}${joined}`;
    }
    return listed ? `${shown}\n\n${indent}${joined}` : `${shown} ${joined}`;
  }, line);
}

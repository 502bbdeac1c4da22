/** A text as code in Markdown; an apostrophe stands for a backtick. */
export const asCode = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

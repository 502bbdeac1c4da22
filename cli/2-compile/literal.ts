/** Escapes Markdown in a text, except backticks, which still mark names as code. */
export const literal = (text: string): string => text.replace(/[\\[\]<>*_]/g, '\\$&');

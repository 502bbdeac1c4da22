/** Escapes Markdown in a text. Backticks still set names as code. */
export const literal = (text: string): string => text.replace(/[\\[\]<>*_]/g, '\\$&');

/** A text that Markdown reads as it stands, but for names set as code. */
export const literal = (text: string): string => text.replace(/[\\[\]<>*_]/g, '\\$&');

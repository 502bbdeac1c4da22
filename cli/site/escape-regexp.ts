/** Escapes a text for the source of a regular expression. (`RegExp.escape` came with Node.js 24.) */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

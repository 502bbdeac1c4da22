/** A short key for the text of a code block (FNV-1a, 32 bits), which build and browser compute alike. */
export function codeKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Matches a name at an offset of code. */
export const nameAt = /[\w$]+/y;

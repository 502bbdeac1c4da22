/**
 * Letters beyond ASCII in paths. Pathnames, page keys and output files have them as people write them; addresses have
 * them escaped, as browsers report them and as sitemaps and headers need them.
 */

/** `/日` → `/%E6%97%A5`; ASCII stays as it is. */
export const escapedPath = (path: string): string => path.replace(/[^\0-\x7F]+/g, encodeURIComponent);

function unescaped(letters: string): string {
  try {
    return decodeURIComponent(letters);
  } catch {
    // Not UTF-8.
    return letters;
  }
}

/** `/%E6%97%A5` → `/日`, with accents composed, so that equal paths are equal texts; escaped ASCII stays as it is. */
export const plainPath = (path: string): string =>
  path.replace(/(?:%[89A-F][\dA-F])+/gi, unescaped).normalize('NFC');

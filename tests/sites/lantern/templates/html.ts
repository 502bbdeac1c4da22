/** Text that may stand in a document as it is. */
export interface Html {
  readonly text: string;
}

type Part = Html | string | number | false | null | readonly Html[];

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function write(part: Part): string {
  if (part === false || part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'text' in part ? part.text : part.map((each) => each.text).join('');
}

/** Escapes every text that is put into it. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  text: strings.reduce((before, string, index) => before + write(parts[index - 1] ?? null) + string),
});

/** Only for HTML that the compiler made. */
export const trusted = (text: string): Html => ({ text });

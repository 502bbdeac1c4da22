/** Strings, and signs with the spaces around them. */
const strings = /'[^']*'|\s*([=>{}(),;?:|&+<])\s*/g;

/**
 * Code of an inline script without spaces that it does not need; its lines end with signs. Values that are put into it
 * stay as they are: the texts of functions may have comments.
 */
export const inOneLine = (code: TemplateStringsArray, ...values: readonly unknown[]): string =>
  String.raw(
    { raw: code.map((part) => part.replaceAll(strings, (text, sign?: string) => sign ?? text)) },
    ...values,
  );

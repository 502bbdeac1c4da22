type Dictionary = Readonly<Record<string, string>>;

const ellipsis = '…';

/**
 * Gives the text of a key in a language, from dictionaries by language. Every gap is reported once on the console: a
 * missing text becomes the English one or an ellipsis, every text of a missing language an ellipsis.
 */
export function translator(
  dictionaries: Readonly<Record<string, Dictionary>>,
): (language: string, key: string) => string {
  const reported = new Set<string>();
  const report = (text: string) => {
    if (!reported.has(text)) console.error(text);
    reported.add(text);
  };
  return (language, key) => {
    const dictionary = dictionaries[language];
    if (dictionary === undefined) {
      report(`Missing language: ${language}.`);
      return ellipsis;
    }
    const text = dictionary[key];
    if (text === undefined) report(`Missing translation: ${language}:${key}.`);
    return text ?? dictionaries.en?.[key] ?? ellipsis;
  };
}

/** A text of at most `longest` characters; of a longer one the first `kept`, and an ellipsis. */
export const shortened = (text: string, longest: number, kept = longest - 1): string =>
  text.length > longest ? `${text.slice(0, kept)}…` : text;

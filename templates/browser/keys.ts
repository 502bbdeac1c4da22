/**
 * Whether a key is a Latin letter. On the layout of another script, and with a modifier that types another sign, its
 * place on the keyboard decides.
 */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter || (key > '\x7f' && code === `Key${letter.toUpperCase()}`);

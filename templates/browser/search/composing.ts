/**
 * Whether a key belongs to an input method. In Safari, the Enter that commits a word comes when the composition has
 * already ended; only its code shows it.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** Lines that a reader sees of a closed demo. */
export const longestPreview = 16;

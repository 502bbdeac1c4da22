/** Lines of a closed demo that a reader sees. */
export const longestPreview = 16;

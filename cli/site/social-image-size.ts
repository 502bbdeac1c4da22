/** px; the size that services ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;

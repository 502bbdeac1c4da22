/** px; the size that services expect. */
export const socialImageSize = { width: 1200, height: 630 } as const;

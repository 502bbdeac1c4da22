/** px; what the services that show such pictures ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;

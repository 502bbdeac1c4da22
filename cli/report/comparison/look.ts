/**
 * Values of the default look, from `templates/tokens.ts`, which no report imports: templates belong to a site. A test
 * compares the two.
 */
export const look = {
  /** Name → colour in the light and in the dark scheme. */
  colours: {
    background: ['#ffffff', '#0c1421'],
    surface: ['#f6f8fb', '#141e2e'],
    hover: ['#edf1f6', '#1c293d'],
    text: ['#151c25', '#e7edf5'],
    textMuted: ['#505d6c', '#a5b3c4'],
    border: ['#dde4ec', 'rgb(160 188 224 / 0.17)'],
    error: ['#b3261e', '#ff9d94'],
    errorGround: ['#fff1f0', '#321c22'],
    success: ['#16703f', '#6fd39b'],
    successGround: ['#eefaf2', '#0e2a22'],
    warning: ['#8f5300', '#f2bd62'],
    warningGround: ['#fff8e8', '#2b2415'],
  },
  linkOfDark: '#85b9fb',
  fonts: {
    text: '"IBM Plex Sans",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
    heading:
      '"General Sans","IBM Plex Sans",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
    code: '"IBM Plex Mono",ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace',
  },
  radius: { card: 12, inner: 8, chip: 6 },
  size: { header: 64 },
} as const;

/**
 * The web fonts are Plex; `templates/parts/fonts.ts` loads them and sets the fonts that stand in until they arrive.
 */
export const fonts = {
  text: '"IBM Plex Sans", "Plex Sans stand-in", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  heading:
    '"General Sans", "IBM Plex Sans", "Plex Sans stand-in", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  code: '"IBM Plex Mono", "Plex Mono stand-in", ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

export const lightScheme = {
  background: '#ffffff',
  /** Quiet ground of code, table heads and tinted demos. */
  surface: '#f6f8fb',
  /** Ground of floating or hovered things. */
  raised: '#ffffff',
  hover: '#edf1f6',
  selected: '#eaf3ff',
  text: '#151c25',
  textMuted: '#505d6c',
  link: '#0b60c9',
  primary: '#0b60c9',
  onPrimary: '#ffffff',
  /** Decorative hairlines. */
  border: '#dde4ec',
  /** Outlines that carry meaning: at least 3:1 on `background` and `surface`. */
  outline: '#7b8898',
  shadow: '0 8px 24px rgb(21 28 37 / 0.12), 0 1px 3px rgb(21 28 37 / 0.1)',
  info: '#0b60c9',
  infoGround: '#eff6ff',
  success: '#16703f',
  successGround: '#eefaf2',
  warning: '#8f5300',
  warningGround: '#fff8e8',
  error: '#b3261e',
  errorGround: '#fff1f0',
  planPro: '#0b60c9',
  planPremium: '#8f5300',
  codeText: '#27303b',
  codeComment: '#5a6776',
  codeKeyword: '#9127a0',
  codeString: '#1a6d3d',
  codeNumber: '#a3440a',
  codeFunction: '#0b5bbf',
  codeType: '#0b6b78',
  codeTag: '#b02a37',
  codeAttribute: '#80500a',
  codePunctuation: '#546171',
} as const;

export const darkScheme = {
  background: '#0c1421',
  surface: '#141e2e',
  raised: '#1c293d',
  hover: '#1c293d',
  selected: '#12294a',
  text: '#e7edf5',
  textMuted: '#a5b3c4',
  link: '#85b9fb',
  primary: '#85b9fb',
  onPrimary: '#0c1421',
  border: 'rgb(160 188 224 / 0.17)',
  outline: '#71829a',
  shadow: '0 8px 24px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(160 188 224 / 0.17)',
  info: '#85b9fb',
  infoGround: '#10233f',
  success: '#6fd39b',
  successGround: '#0e2a22',
  warning: '#f2bd62',
  warningGround: '#2b2415',
  error: '#ff9d94',
  errorGround: '#321c22',
  planPro: '#85b9fb',
  planPremium: '#f2bd62',
  codeText: '#dce5f0',
  codeComment: '#93a3b8',
  codeKeyword: '#d7a3f5',
  codeString: '#8fdba9',
  codeNumber: '#ffb37e',
  codeFunction: '#8cc0ff',
  codeType: '#74d5dd',
  codeTag: '#ff9ba3',
  codeAttribute: '#ecc877',
  codePunctuation: '#a9b7c8',
} as const;

/**
 * The values behind the look: plain data, lengths in px unless they carry a unit, colours as CSS.
 * `templates/parts/theme-style.ts` writes them as custom properties; a demo theme may read them directly, best as the
 * exports above: scripts of pages then have no others.
 */
export const tokens = {
  breakpoints: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },

  /** Grid step; every distance is a multiple of it. */
  spacing: 8,

  radius: { card: 12, inner: 8, chip: 6 },

  size: {
    header: 64,
    sidebar: 280,
    contents: 220,
    /** Longest comfortable line of running text. */
    prose: '72ch',
    /**
     * Width of the content column, and so of the widest demo, picture and table: at a 1440 px viewport the sidebar
     * (280), the contents (220) and 36 of room beside the column leave 1440 - 280 - 220 - 36.
     */
    column: 904,
    /** Room between a demo's border and the demo. */
    demoPadding: 24,
    /** Width of a demo in the column: 904 - 2 × (24 of padding + 1 of border). Pictures are drawn at this width. */
    demo: 854,
  },

  fonts,

  /** All text sizes; the largest is smaller on phones. */
  text: {
    caption: '0.75rem',
    code: '0.84375rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.1875rem',
    section: '1.5rem',
    title: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.25rem)',
  },

  leading: { body: 1.65, code: 1.6, heading: 1.25, control: 1.4 },

  /** Two weights of the fonts are shipped: medium and bold are the same. */
  weight: { regular: 400, medium: 600, bold: 600 },

  /** ms */
  motion: { quick: 120, calm: 200 },

  palette: {
    grey: {
      50: '#f6f8fb',
      100: '#edf1f6',
      200: '#dde4ec',
      300: '#c2ccd8',
      400: '#98a5b5',
      500: '#6c7a8a',
      600: '#505d6c',
      700: '#3b4653',
      800: '#27303b',
      900: '#151c25',
    },
    primary: {
      50: '#eff6ff',
      100: '#dbeafe',
      200: '#b6d5fd',
      300: '#85b9fb',
      400: '#4a95f2',
      500: '#1f75e0',
      600: '#0b60c9',
      700: '#0a4fa5',
      800: '#0b4184',
      900: '#0c3364',
    },
    primaryDark: {
      500: '#3a4c66',
      600: '#283750',
      700: '#1c293d',
      800: '#141e2e',
      900: '#0c1421',
    },
  },

  schemes: { light: lightScheme, dark: darkScheme },
} as const;

export type Tokens = typeof tokens;

/** Colours in the settings, with names in the dictionary (`color.*`); the first is the design's own. */
export const swatches = [
  { name: 'default', color: '' },
  { name: 'violet', color: '#6d45d8' },
  { name: 'magenta', color: '#b3267f' },
  { name: 'red', color: '#c4302b' },
  { name: 'orange', color: '#b4540a' },
  { name: 'green', color: '#1d7a43' },
  { name: 'teal', color: '#0b7285' },
  { name: 'slate', color: '#4b5b70' },
] as const;

import type { ExportRequest } from '../../renderer/export/export-request.ts';

/** A themed TypeScript demo of an invented library, light and left to right. */
export const sampleRequest: ExportRequest = {
  title: 'LampShelf',
  language: 'TS',
  files: [
    {
      name: 'LampShelf.tsx',
      code: `import { Shelf } from 'lamps';\nimport { lamps } from '../../data/lamps';\n\nexport default function LampShelf() {\n  return <Shelf rows={lamps} />;\n}\n`,
    },
    { name: 'lamps.ts', code: `export const lamps = ['Aurora'];\n` },
  ],
  dependencies: {
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '5.18.0',
    '@types/react': '18.3.31',
    lamps: '2.1.0',
    react: '18.3.1',
    'react-dom': '18.3.1',
  },
  mode: 'light',
  direction: 'ltr',
};

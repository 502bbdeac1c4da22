import type { ExportRequest } from '../../renderer/export/export-request.ts';
import type { ProjectShellFor } from '../../renderer/shells/project-shell.ts';

const mirror = {
  imports: [`import mirror from '@lamps/mirror';`],
  statements: ['mirror(document);'],
  dependencies: { '@lamps/mirror': '1.1.0' },
  types: { '@types/lamps__mirror': '1.0.2' },
};
const noMirror = { imports: [], statements: [], dependencies: {}, types: {} };

/** A box around a demo, and from right to left a mirror from a package of its own. */
export const lampShell: ProjectShellFor = ({ mode, direction }) => {
  const { imports, statements, ...packages } = direction === 'rtl' ? mirror : noMirror;
  return {
    imports: [`import Room from 'lamps/Room';`, ...imports],
    statements: [`const night = ${mode === 'dark'};`, ...statements],
    element: '<Room night={night}>\n  <Demo />\n</Room>',
    ...packages,
  };
};

/** A TypeScript demo of an invented library in its own look, light and left to right. */
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
    '@types/react': '18.3.31',
    lamps: '2.1.0',
    react: '18.3.1',
    'react-dom': '18.3.1',
  },
  mode: 'light',
  direction: 'ltr',
  shell: lampShell({ mode: 'light', direction: 'ltr' }, 'lamps/Lamp'),
};

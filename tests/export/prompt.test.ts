import { expect, test } from 'vitest';
import { promptText } from '../../renderer/export/prompt.ts';
import { sampleRequest } from './sample-request.ts';

const address = 'https://docs.example/lamps/#LampShelf';

test('name, address, packages with versions, and the files', () => {
  const text = promptText(
    {
      title: 'LampShelf',
      language: 'TS',
      files: [
        { name: 'lamps/LampShelf.tsx', code: "import { fence } from '../data/notes';" },
        { name: 'data/notes.ts', code: 'export const fence = "```";\n' },
        { name: 'lamp.png', code: 'data:image/png;base64,AAAA' },
      ],
      dependencies: { lamps: '2.0.0', '@types/lamps': '1.0.0' },
    },
    address,
  );
  expect(text).toBe(
    [
      `# LampShelf\n${address}`,
      'npm install @types/lamps@1.0.0 lamps@2.0.0',
      "```tsx LampShelf.tsx\nimport { fence } from './notes';\n```",
      '````ts notes.ts\nexport const fence = "```";\n````',
    ].join('\n\n'),
  );
});

test('code without types needs no packages of types', () => {
  const { dependencies } = sampleRequest;
  const text = promptText(
    { ...sampleRequest, language: 'JS', dependencies: { ...dependencies, '@types/a': '1.0.0' } },
    address,
  );
  expect(text).not.toContain('@types/');
});

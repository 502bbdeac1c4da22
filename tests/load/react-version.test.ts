import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkReact } from '../../cli/1-load/react-version.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { packagesFolder } from '../../cli/machine/tool.ts';

const root = '/kite';

/** A site with these versions installed. */
function found(versions: Readonly<Record<string, string>>) {
  const files = Object.entries(versions).map(
    ([name, version]) =>
      [
        join(packagesFolder(root), 'node_modules', name, 'package.json'),
        JSON.stringify({ name, version }),
      ] as const,
  );
  return checkReact(memoryHost(new Map(files)), root).map(({ code, message, place }) => [
    code,
    message,
    place?.file.replace(/^.*node_modules\//, ''),
  ]);
}

test.each<Readonly<Record<string, string>>>([
  {},
  { 'react-dom': '18.3.1' },
  { react: '18.0.0' },
  { react: '19.1.0', 'react-dom': '19.1.0' },
])('%j is none of our business', (versions) => expect(found(versions)).toEqual([]));

test('a React that is too old', () => {
  expect(found({ react: '17.0.2', 'react-dom': '17.0.2' })).toEqual([
    [
      'site/unsupported-react',
      'React 17.0.2 is installed; demos need React 18 or later.',
      'react/package.json',
    ],
  ]);
});

test('two versions of one React', () => {
  expect(found({ react: '18.3.1', 'react-dom': '18.2.0' })).toEqual([
    [
      'site/unsupported-react',
      'react-dom 18.2.0 is installed beside react 18.3.1; they must have one version.',
      'react-dom/package.json',
    ],
  ]);
});

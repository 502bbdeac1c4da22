import { expect, test } from 'vitest';
import { localImports } from '../../cli/2-compile/demos/local-imports.ts';

test('every form of a relative import counts, in order and once', () => {
  const code = `
import * as React from 'react';
import Lamp from './Lamp';
import { desk, floor as tall } from "../../data/lamps.json";
import type { Watts } from './watts';
import './Lamp.css';
import styles, {
  // the shade
  shade,
} from './Lamp.module.css';
export * from './more';
export { type Volt, volt as default } from '../volt';
  import indented from './indented';
const Late = React.lazy(() => import('./Late'));
import again from './Lamp';
`;
  expect(localImports(code)).toEqual([
    './Lamp',
    '../../data/lamps.json',
    './watts',
    './Lamp.css',
    './Lamp.module.css',
    './more',
    '../volt',
    './indented',
    './Late',
  ]);
});

test('text that only looks like an import does not', () => {
  const code = `
// import a from './comment';
/*
import b from './comment';
*/
const template = \`
import c from './template';
\`;
const text = "import d from './text'";
export default function Demo() {
  return <img src="./lamp.png" alt="don't" />;
}
export const lamp = './lamp';
const important = from('./function');
import e from 'package/./path';
`;
  expect(localImports(code)).toEqual([]);
});

test('an apostrophe in a text of JSX hides nothing that follows', () => {
  expect(localImports("const a = <p>Don't</p>;\nimport b from './b';\n")).toEqual(['./b']);
});

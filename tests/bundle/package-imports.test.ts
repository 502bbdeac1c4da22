import { expect, test } from 'vitest';
import { packageImport, readScript } from '../../cli/4-bundle/esbuild/package-imports.ts';
import { exportNames } from '../../cli/4-bundle/packages/package-links.ts';
import { usesOf, withPackages } from '../../cli/4-bundle/packages/package-uses.ts';

const lamp = packageImport('node_modules/lamp/index.js');
const bulb = packageImport('node_modules/bulb/index.js');

const code = [
  `import L,{Shade as s,Dimmer}from"${lamp}";`,
  `import*as b from"${bulb}";`,
  `import"${bulb}";`,
  `import{own}from"./own.js";`,
  `console.log(L,s,Dimmer,b,own,"${lamp}",await import("${bulb}"));`,
].join('');
const script = readScript(code);

test('names are listed by module, and later imports separately', () => {
  expect(usesOf([script, readScript(`import{Socket}from"${lamp}"`)])).toEqual({
    names: {
      'node_modules/bulb/index.js': ['*'],
      'node_modules/lamp/index.js': ['Dimmer', 'Shade', 'Socket', 'default'],
    },
    later: ['node_modules/bulb/index.js'],
  });
});

test('modules keep the order in which they are imported', () => {
  expect(Object.keys(usesOf([script]).names)).toEqual([
    'node_modules/lamp/index.js',
    'node_modules/bulb/index.js',
  ]);
});

test('imports lead to the files with the packages, everything else stays', () => {
  const nameOf = exportNames(usesOf([script]));
  const linked = withPackages(script, {
    stamp: '',
    before: ['/assets/first.js', '/assets/p.js'],
    calls: [{ url: '/assets/q.js', name: 'r' }],
    addressOf: (module, imported) => ({
      url: imported === 'Dimmer' ? '/assets/q.js' : '/assets/p.js',
      name: nameOf(module, imported),
    }),
    later: () => '/assets/l.js',
  });
  expect(linked).toBe(
    [
      `import"/assets/first.js";`,
      `import{e2 as L,e1 as s,e3 as b}from"/assets/p.js";`,
      `import{r as docsRun0,e0 as Dimmer}from"/assets/q.js";`,
      `docsRun0();`,
      `import{own}from"./own.js";`,
      `console.log(L,s,Dimmer,b,own,"${lamp}",await import("/assets/l.js").then(m=>m.all));`,
    ].join(''),
  );
});

test('a script without packages is left alone', () => {
  const plain = 'import{own}from"./own.js";own();';
  const links = {
    stamp: '',
    before: ['/assets/first.js'],
    calls: [],
    addressOf: () => ({ url: '', name: '' }),
    later: String,
  };
  expect(withPackages(readScript(plain), links)).toBe(plain);
  expect(usesOf([readScript(plain)])).toEqual({ names: {}, later: [] });
});

test('a name that no script imports is a fault of ours', () => {
  expect(() => exportNames({ names: {}, later: [] })('lamp.js', 'Shade')).toThrow('has no Shade');
});

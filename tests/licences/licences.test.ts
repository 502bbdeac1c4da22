import { expect, test } from 'vitest';
import { faults, licences } from './licences.mjs';

const lock = {
  packages: {
    '': { dependencies: { lamp: '1.0.0' }, devDependencies: { torch: '2.0.0' } },
    site: { dependencies: { candle: '3.0.0', lamp: '1.0.0' } },
    'node_modules/site': { link: true },
    'node_modules/lamp': { version: '1.0.0', license: 'MIT' },
    'node_modules/lamp/node_modules/@glass/bulb': {
      version: '0.1.0',
      license: 'ISC',
      deprecated: 'Use LEDs.',
    },
    'node_modules/torch': { version: '2.0.0', license: 'MIT', dev: true, deprecated: 'Use lamp.' },
    'node_modules/candle': { version: '2.0.0', deprecated: 'Of another package.' },
    'site/node_modules/candle': { version: '3.0.0' },
  },
};

test('every package is listed by its licence', () => {
  const installed = (path: string) => (path.startsWith('site/') ? 'OFL-1.1' : null);
  expect([...licences(lock, installed)]).toEqual([
    ['ISC', ['@glass/bulb@0.1.0']],
    ['MIT', ['lamp@1.0.0', 'torch@2.0.0 (development)']],
    ['OFL-1.1', ['candle@3.0.0']],
    ['unknown', ['candle@2.0.0']],
  ]);
});

test('what a manifest names is at fault when it is deprecated or vulnerable, and nothing deeper', () => {
  expect(faults(lock, {})).toEqual(['torch is deprecated: Use lamp.']);
  const vulnerabilities = {
    lamp: { severity: 'high', isDirect: true },
    '@glass/bulb': { severity: 'critical', isDirect: false },
  };
  expect(faults(lock, { vulnerabilities })).toEqual([
    'lamp has a known vulnerability (high): run npm audit',
    'torch is deprecated: Use lamp.',
  ]);
});

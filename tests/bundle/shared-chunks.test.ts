import { expect, test } from 'vitest';
import { type SharedModule, sharedChunks } from '../../cli/4-bundle/shared-chunks.ts';

const module = (id: string, pages: bigint, bytes: number, group = ''): SharedModule => ({
  id,
  pages,
  bytes,
  group,
});

const inOrder = (modules: readonly SharedModule[]) =>
  sharedChunks(modules)
    .map((ids) => [...ids].sort().join('+'))
    .sort();

test('modules of the same pages share a file', () => {
  expect(inOrder([module('lamp', 0b11n, 9e5), module('shade', 0b11n, 10)])).toEqual(['lamp+shade']);
});

test('a large module is not loaded by a page without it', () => {
  expect(inOrder([module('lamp', 0b01n, 9e5), module('dimmer', 0b10n, 9e5)])).toEqual(['dimmer', 'lamp']);
});

test('a small module joins where that costs less than a request', () => {
  const modules = [module('lamp', 0b1111n, 9e5), module('knob', 0b0111n, 500)];
  expect(inOrder(modules)).toEqual(['knob+lamp']);
});

test('a small module of few pages stays out of the file of many', () => {
  const many = (1n << 40n) - 1n;
  expect(inOrder([module('lamp', many, 9e5), module('fuse', 1n, 30_000)])).toEqual(['fuse', 'lamp']);
});

test('a page has six files at most', () => {
  const modules = Array.from({ length: 10 }, (_, index) =>
    module(`m${index}`, 1n | (1n << BigInt(index + 1)), 9e5),
  );
  expect(sharedChunks(modules)).toHaveLength(6);
});

test('modules of different groups never share a file, and count together', () => {
  expect(inOrder([module('lamp', 1n, 10), module('shade', 1n, 10, 'first')])).toEqual(['lamp', 'shade']);
  const modules = Array.from({ length: 12 }, (_, index) =>
    module(`m${index}`, 1n | (1n << BigInt(index + 1)), 9e5, index < 5 ? 'first' : ''),
  );
  expect(sharedChunks(modules)).toHaveLength(6);
});

test('the same modules give the same files', () => {
  const modules = Array.from({ length: 60 }, (_, index) =>
    module(`m${index}`, BigInt((index * 7919) % 31) + 1n, ((index * 104_729) % 90_000) + 1),
  );
  expect(sharedChunks(modules)).toEqual(sharedChunks(modules));
  expect(sharedChunks(modules).flat().sort()).toEqual(modules.map(({ id }) => id).sort());
});

// @vitest-environment document
import { beforeEach, expect, test, vi } from 'vitest';
import { moduleLoader, notLoadedEvent } from '../../renderer/module-loader.ts';

const said = vi.fn();
document.addEventListener(notLoadedEvent, said);

beforeEach(() => said.mockClear());

test('a module is loaded once, and again after a failure, which the page learns of', async () => {
  const load = vi.fn(async () => ({ value: 1 })).mockRejectedValueOnce(new Error('offline'));
  const loader = moduleLoader(load);
  await expect(loader()).rejects.toThrow('offline');
  expect(said).toHaveBeenCalledOnce();
  expect(await Promise.all([loader(), loader()])).toEqual([{ value: 1 }, { value: 1 }]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenCalledOnce();
});

test.each([
  ['Failed to fetch dynamically imported module: {address}', true],
  ['error loading dynamically imported module: {address}', true],
  ['Importing a module script failed.', false],
])('after "%s", another address is tried: %s', async (message, isNamed) => {
  const address = `${location.origin}/assets/lamp.js`;
  const load = vi.fn(() => Promise.reject(new TypeError(message.replace('{address}', address))));
  const loader = moduleLoader(load);
  await expect(loader()).rejects.toThrow(TypeError);
  // The other address: no file of the tests is there.
  await expect(loader()).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(isNamed ? 1 : 2);
});

test('an error of the code itself names no address to try', async () => {
  const load = vi.fn(() => Promise.reject(new Error(`${location.origin}/assets/lamp.js is broken`)));
  const loader = moduleLoader(load);
  await expect(loader()).rejects.toThrow('broken');
  await expect(loader()).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(2);
});

// @vitest-environment document
import { expect, test, vi } from 'vitest';
import { pageDemos } from '../../renderer/islands/page-demos.ts';

test('the demos of a page are loaded once, and again after a failure', async () => {
  const demos = { lamp: async () => ({ default: () => null }) };
  const load = vi.fn(async () => ({ demos })).mockRejectedValueOnce(new Error('offline'));
  const { lamp } = pageDemos(['lamp'], load, ['/assets/lamp.js']);
  await expect(lamp?.()).rejects.toThrow('offline');
  const preloads = () => document.querySelectorAll('link[rel="modulepreload"]').length;
  const both = Promise.all([lamp?.(), lamp?.()]);
  expect(preloads()).toBe(1);
  await both;
  expect(load).toHaveBeenCalledTimes(2);
  expect(preloads()).toBe(0);
});

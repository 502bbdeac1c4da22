// @vitest-environment document
import { afterEach, expect, test, vi } from 'vitest';
import { pageDemos } from '../../renderer/islands/page-demos.ts';

const ran: string[] = [];
vi.stubGlobal('ran', ran);
afterEach(() => ran.splice(0));

/** The address of a module that notes that it runs. */
const module = (name: string): string =>
  `data:text/javascript,${encodeURIComponent(`ran.push('${name}');/*${Math.random()}*/`)}`;

const load = async () => {
  ran.push('demos');
  return { demos: { lamp: async () => ({ default: () => null }) } };
};

test('files that all others import run one after another, before the demos are asked for', async () => {
  const first = ['one', 'two', 'three'].map(module);
  await pageDemos(['lamp'], load, [], first).lamp?.();
  expect(ran).toEqual(['one', 'two', 'three', 'demos']);
});

test('a file that cannot run leaves it to the demos to say so', async () => {
  const first = [module('one'), 'data:text/javascript,throw 1', module('three')];
  await pageDemos(['lamp'], load, [], first).lamp?.();
  expect(ran).toEqual(['one', 'demos']);
});

test('the demos of a page are loaded once, and again after a failure', async () => {
  const fail = vi.fn().mockRejectedValueOnce(new Error('offline')).mockImplementation(load);
  const { lamp } = pageDemos(['lamp'], fail, []);
  await expect(lamp?.()).rejects.toThrow('offline');
  await Promise.all([lamp?.(), lamp?.()]);
  expect(fail).toHaveBeenCalledTimes(2);
});

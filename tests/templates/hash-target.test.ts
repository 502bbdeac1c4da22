// @vitest-environment document
import { expect, test } from 'vitest';
import { hashTarget } from '../../templates/browser/hash-target.ts';

test.each([
  ['#fold', 'fold'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#none', undefined],
  ['', undefined],
  // No text in UTF-8 has these bytes.
  ['#%E0%A5', undefined],
  ['#%', undefined],
])('the hash %j leads to %s', (hash, id) => {
  document.body.innerHTML = '<p id="fold"></p><p id="größe"></p>';
  expect(hashTarget(hash)?.id).toBe(id);
});

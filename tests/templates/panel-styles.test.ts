// @vitest-environment document
import { beforeEach, expect, test, vi } from 'vitest';

let loadPanelStyles: () => Promise<void>;

const linked = () => document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');

beforeEach(async () => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/panels-1.css" data-panels disabled>';
  document.body.innerHTML = '';
  ({ loadPanelStyles } = await import('../../templates/browser/panel-styles.ts'));
});

test('both panels wait for one request', async () => {
  const [one, other] = [loadPanelStyles(), loadPanelStyles()];
  const [link, ...more] = linked();
  expect(link?.getAttribute('href')).toBe('/assets/panels-1.css');
  expect(more).toEqual([]);
  link?.dispatchEvent(new Event('load'));
  await Promise.all([one, other]);
  await loadPanelStyles();
  expect(linked()).toHaveLength(1);
});

test('after a failure they are asked for again', async () => {
  const failed = loadPanelStyles();
  linked()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('cannot be loaded');
  expect(linked()).toHaveLength(0);
  const again = loadPanelStyles();
  linked()[0]?.dispatchEvent(new Event('load'));
  await again;
});

test('a look without such a style sheet has nothing to wait for', async () => {
  document.head.innerHTML = '';
  await loadPanelStyles();
  expect(linked()).toHaveLength(0);
});

import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchOptions, sharedChromium } from '../support/chromium.ts';
import { visit } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

test('what Playwright switches off stays off', async () => {
  const server = await chromium.launchServer(launchOptions());
  const name = '--disable-features=';
  const lists = server
    .process()
    .spawnargs.filter((each) => each.startsWith(name))
    .map((each) => each.slice(name.length).split(','));
  await server.close();
  expect(lists).toHaveLength(2);
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.flat()));
});

test('a visit opens no page of the browser itself', async () => {
  const { close } = await visit(browser, origin);
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  await close();
  expect(targetInfos.filter(({ type }) => type === 'page')).not.toEqual([]);
  expect(targetInfos.filter(({ url }) => url.startsWith('chrome://'))).toEqual([]);
});

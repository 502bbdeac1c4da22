// @vitest-environment document
import { beforeEach, expect, test } from 'vitest';
import { showStyles } from '../../renderer/dev/styles.ts';

const links = () => [...document.querySelectorAll('link')];
const hrefs = () => links().map((link) => link.getAttribute('href'));
const arrive = (href: string) =>
  links()
    .findLast((link) => link.getAttribute('href') === href)
    ?.dispatchEvent(new Event('load'));

const [first, second, third] = ['/site-aaaaaaa1.css', '/site-aaaaaaa2.css', '/site-aaaaaaa3.css'] as const;
const page = '/page-aaaaaaa1.css';

beforeEach(() => {
  document.head.innerHTML = `<link rel="stylesheet" href="${first}"><link rel="stylesheet" href="${page}">`;
});

test('a new style sheet stands after the old one, which goes once it has loaded', () => {
  showStyles([second, page]);
  expect(hrefs()).toEqual([first, second, page]);
  arrive(second);
  expect(hrefs()).toEqual([second, page]);
});

test.each([
  ['in order', [second, third]],
  ['in the other order', [third, second]],
])('of two saved before the first has loaded, the second stays: they load %s', (_, order) => {
  showStyles([second, page]);
  showStyles([third, page]);
  expect(hrefs()).toEqual([first, second, third, page]);
  for (const href of order) arrive(href);
  expect(hrefs()).toEqual([third, page]);
});

test('an edit that is taken back before it has loaded does not come back', () => {
  showStyles([second, page]);
  showStyles([first, page]);
  arrive(second);
  arrive(first);
  expect(hrefs()).toEqual([first, page]);
});

test('a style sheet that the page did not have goes with the page', () => {
  showStyles([first, page, '/demo-aaaaaaa1.css']);
  expect(hrefs()).toEqual([first, page, '/demo-aaaaaaa1.css']);
  expect(links().at(-1)?.dataset.page).toBe('');
});

import { expect, test } from 'vitest';
import { nearestPages } from '../../templates/browser/not-found.ts';

const pages = [
  '/x/react-data-grid/',
  '/x/react-data-grid/columns/',
  '/x/react-data-grid/column-definition/',
  '/x/react-charts/bars/',
  '/x/react-charts/pie/',
  '/x/react-date-pickers/date-picker/',
].map((href) => ({ title: href, trail: [], href }));
const nearest = (asked: string) => nearestPages(asked, pages).map(({ href }) => href);

test.each([
  ['/x/react-data-gird/colums/', '/x/react-data-grid/columns/'],
  ['/x/react-charts/bar', '/x/react-charts/bars/'],
  ['/X/React-Charts/PIE/', '/x/react-charts/pie/'],
  ['/components/pickers/date-picker/', '/x/react-date-pickers/date-picker/'],
])('%s comes nearest to %s', (asked, first) => {
  expect(nearest(asked)[0]).toBe(first);
  expect(nearest(asked)).toHaveLength(3);
});

test('an address without a letter in common, or a site without pages, is not an error', () => {
  expect(nearest('/')).toHaveLength(3);
  expect(nearestPages('/a', [])).toEqual([]);
});

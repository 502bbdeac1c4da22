import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleFromPathname } from '../../cli/1-load/page-title.ts';

test.each([
  ['/kit/sorting', 'Sorting'],
  ['/kit/date-time-field', 'Date Time Field'],
  ['/kit/react-data-grid', 'Data Grid'],
  ['/kit/react-', 'React'],
  ['/kit/v5', 'V5'],
  ['/kit/use-cases', 'Use Cases'],
  ['/kit/api', 'Api'],
  ['/api/button', 'Button'],
  ['/api-docs/button-group', 'ButtonGroup'],
  ['/kit/api/data-grid', 'DataGrid'],
  ['/kit/api/data-grid/grid-col-def', 'GridColDef'],
  ['/kit/api/data-grid/use-grid-api-ref', 'useGridApiRef'],
  ['/kit/api/data-grid/user-menu', 'UserMenu'],
  ['/kit/api/use', 'Use'],
  ['/kit/apis/data-grid', 'Data Grid'],
  ['/', 'Home'],
  ['/-', '-'],
])('%s → %s', (pathname, title) => {
  expect(titleFromPathname(pathname)).toBe(title);
});

const word = fc.stringMatching(/^[a-z\d]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).filter(([first]) => first !== 'react');

test('is total: any pathname has a title', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(titleFromPathname(`/${text}`)).not.toBe('');
    }),
  );
});

test('keeps the words of the last segment, whatever stands before it', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('', 'react-'), word, (each, prefix, parent) => {
      fc.pre(parent !== 'api');
      const title = titleFromPathname(`/${parent}/${prefix}${each.join('-')}`);
      expect(title.toLowerCase().split(' ')).toEqual(each);
      expect(title).toMatch(/^[A-Z\d][a-z\d]*( [A-Z\d][a-z\d]*)*$/);
    }),
  );
});

test('is an identifier below an API segment', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('api', 'api-docs'), (each, api) => {
      const title = titleFromPathname(`/kit/${api}/${each.join('-')}`);
      expect(title.toLowerCase()).toBe(each.join(''));
      expect(title).toMatch(each.length > 1 && each[0] === 'use' ? /^use[A-Z\d]/ : /^[A-Z\d]/);
    }),
  );
});

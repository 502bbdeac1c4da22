import { expect, test } from 'vitest';
import { featureGroups } from '../../cli/2-compile/api-pages/feature-groups.ts';

const features = [
  { title: 'Light', names: ['*Light*', '!onLight'] },
  { title: 'Heat', names: ['heat*', 'lightLight'] },
  { title: 'Sound', names: ['sound'] },
];
const many = Array.from({ length: 26 }, (_, at) => `other${at}`);

test('a long list is grouped by the first feature that fits, and the rest follow', () => {
  const names = ['heatUp', 'lightLight', 'onLight', 'theLight', ...many];
  expect(featureGroups(names, features)).toEqual([
    { title: 'Light', names: ['lightLight', 'theLight'] },
    { title: 'Heat', names: ['heatUp'] },
    { title: null, names: ['onLight', ...many] },
  ]);
});

test('a short list, or one without features, stays whole', () => {
  const short = many.slice(0, 20);
  expect(featureGroups(short, features)).toEqual([{ title: null, names: short }]);
  expect(featureGroups([...many, ...short], [])).toEqual([{ title: null, names: [...many, ...short] }]);
});

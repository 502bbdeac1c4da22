import { expect, test } from 'vitest';
import type { KnownNames } from '../../cli/2-compile/names/known-names.ts';
import { unknownInFences } from '../../cli/2-compile/names/unknown-in-fences.ts';

const place = { file: 'guide.md', line: 1, column: 1 };

/** Props of a use of a field that are reported. */
function reported(inherits: readonly object[], ...props: readonly string[]): string[] {
  const field = { props: [{ name: 'label' }, { name: 'error' }], inherits };
  const known = { modules: new Map(), components: new Map([['Field', field]]) } as unknown as KnownNames;
  const use = { name: 'Field', module: null, props: props.map((name) => ({ name, place })) };
  return unknownInFences({ imports: [], elements: [use] } as never, known).map(({ name }) => name);
}

test('a component that passes props on to its element has more than the reference lists', () => {
  const element = { name: 'HTMLInputElement', package: '@types/react', element: true };
  expect(reported([element], 'type', 'autoComplete', 'label')).toEqual([]);
  expect(reported([element], 'lable')).toEqual(['lable']);
  expect(reported([], 'type', 'label')).toEqual(['type']);
});

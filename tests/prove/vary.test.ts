import { expect, test } from 'vitest';
import { judge } from '../../cli/commands/prove/judge.ts';
import { withProp } from '../../cli/commands/prove/vary.ts';

test('every element of a component gets the prop, before its own', () => {
  const code = 'const a = <Lamp<Row> lit />;\nconst b = <Other><Lamp></Lamp></Other>;';
  expect(withProp(code, 'Lamp', 'shade', "'red'")).toBe(
    "const a = <Lamp<Row> shade={'red'} lit />;\nconst b = <Other><Lamp shade={'red'}></Lamp></Other>;",
  );
});

test('an element with a spread decides about its props itself', () => {
  expect(withProp('const a = <Lamp {...props} />;', 'Lamp', 'lit', 'true')).toBeNull();
});

test.each([
  [{ absent: 'a', stated: 'a', other: 'b' }, 'proved'],
  [{ absent: 'a', stated: 'a', other: 'a' }, 'unobservable'],
  [{ absent: 'a', stated: 'a', other: null }, 'unobservable'],
  [{ absent: 'a', stated: 'b', other: 'c' }, 'contradicted'],
  [{ absent: null, stated: 'b', other: 'c' }, null],
])('pictures %j show: %s', (pictures, result) => {
  expect(judge(pictures)).toBe(result);
});

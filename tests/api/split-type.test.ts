import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitType } from '../../cli/reference/split-type.ts';

const names = (text: string): string[] => splitType(text).flatMap(({ name }) => name ?? []);

test.each([
  ['Lamp[]', ['Lamp']],
  ['React.ReactNode | null', ['React.ReactNode']],
  ["'Lamp' | 'it\\'s Lamp' | Shade", ['Shade']],
  ['{ lamp: Lamp; shade?: Shade }', ['Lamp', 'Shade']],
  ['(lamp: Lamp, shade?: Shade) => void', ['Lamp', 'Shade']],
  ['[from: number, Lamp]', ['Lamp']],
  ['<R extends Row = any>(row: R) => Partial<R>', ['R', 'Row', 'R', 'Partial', 'R']],
  ['Value extends string ? Lamp : never', ['Value', 'Lamp']],
  ['keyof Lamp', ['Lamp']],
])('%s', (text, expected) => expect(names(text)).toEqual(expected));

test('the parts are the whole', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        splitType(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

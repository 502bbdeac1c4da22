import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingId, legacyHeadingId, uniqueId } from '../../cli/2-compile/markdown/heading-id.ts';

test.each([
  ['12h/24h format', '12h-24h-format'],
  ["What's next?", 'whats-next'],
  ['Day (renderDay)', 'day-renderday'],
  ['<LampShade />', 'lampshade'],
  ['(value) => label', 'value-label'],
  ['a <= b', 'a-b'],
  ['Dim & bright', 'dim-bright'],
  ['✅ Done', 'done'],
  ['Flags 🇫🇷 and 👩‍🚀 and 1️⃣', 'flags-and-and-1'],
  ['snake_case `code` {braces} [x] ~y~ "z" a|b c\\d', 'snake-case-code-braces-x-y-z-a-b-c-d'],
  ['Ångström 中文', 'ångström-中文'],
  ['™ and ©', '™-and-©'],
  ['???', 'section'],
  ['', 'section'],
])('%s → %s', (text, id) => {
  expect(headingId(text)).toBe(id);
});

test.each([
  ['Dim & bright', 'dim-amp-bright'],
  ['✅ Done', '✅-done'],
  ["What's next?", 'whats-next'],
  ['<LampShade />', 'lampshade'],
  ['(value) => label', 'value-label'],
  ['The "on" value', 'the-quot-on-quot-value'],
])('%s was %s', (text, id) => {
  expect(legacyHeadingId(text)).toBe(id);
});

test('ids are lower-case words joined by single dashes, and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const id = headingId(text);
      expect(id).not.toBe('');
      expect(id).toBe(id.toLowerCase());
      expect(id).not.toMatch(/[\s!@#$%^&*()=_+[\]{}`~;:"|,./?\\<>']|--|^-|-$/);
      expect(headingId(id)).toBe(id);
    }),
  );
});

test('letters and digits of any script stay', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9äöüßж漢字]{1,20}$/), (word) => {
      expect(headingId(word)).toBe(word);
    }),
  );
});

test('no two ids of a page are equal, and a first one is as wished', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab](-[23])?$/)), (wishes) => {
      const taken = new Set<string>();
      const ids = wishes.map((id) => uniqueId(id, taken));
      expect(new Set(ids).size).toBe(ids.length);
      expect([...taken].sort()).toEqual([...ids].sort());
      if (wishes.length > 0) expect(ids[0]).toBe(wishes[0]);
    }),
  );
});

test('repeated ids count from 2', () => {
  const taken = new Set<string>();
  expect(['lamp', 'lamp', 'lamp'].map((id) => uniqueId(id, taken))).toEqual(['lamp', 'lamp-2', 'lamp-3']);
});

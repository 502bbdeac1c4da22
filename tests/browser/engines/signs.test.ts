import { afterAll, describe, expect, inject, test } from 'vitest';
import { engines } from './engines.ts';

/** Runs in the page. Widths of a text, in px, at which the sign of its outside link stands on a line of its own. */
function loneSigns(): number[] {
  const link = document.querySelector<HTMLElement>('.prose p > a.external');
  const text = link?.closest('p');
  if (!link || !text) throw new Error('No text of the page has a link to another site');
  const { fontSize } = getComputedStyle(link);
  return Array.from({ length: 300 }, (_, index) => 120 + index).filter((width) => {
    text.style.width = `${width}px`;
    const lines = [...link.getClientRects()].filter((line) => line.width > 0);
    return lines.length > 1 && (lines.at(-1)?.width ?? 0) < 1.5 * Number.parseFloat(fontSize);
  });
}

/** Runs in the page. How the chosen variant of a demo and a name in code that links to the reference are underlined. */
const underlines = () =>
  ['.demo-variants > [value="TS"]', '.code > pre a'].map((selector) => {
    const { textDecorationLine, textDecorationStyle } = getComputedStyle(
      document.querySelector(selector) ?? document.body,
    );
    return `${textDecorationLine} ${textDecorationStyle}`;
  });

describe.each(engines)('%s', async (_, start) => {
  const engine = await start();
  afterAll(() => engine.close());

  test('the sign of an outside link stands beside its last word', async () => {
    await engine.go(`${inject('origin')}/x/introduction/licensing/`);
    expect(await engine.run(loneSigns)).toEqual([]);
  });

  // Safari takes only the line from the shorthand `text-decoration`, or nothing.
  test('what an underline alone marks is underlined', async () => {
    await engine.go(`${inject('origin')}/x/react-date-pickers/date-picker/`);
    expect(await engine.run(underlines)).toEqual(['underline solid', 'underline dotted']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/folder.ts';
import { lanternInOurLook } from '../../support/lantern-in-our-look.ts';
import type { ServedSite } from '../../support/served-site.ts';
import { type Engine, keys } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { until } from './judge.ts';
import { focused, focusOn, textOf, textsOf } from './readers.ts';
import { startWebKit } from './webkit.ts';

let site: ServedSite;

beforeAll(async () => {
  site = await lanternInOurLook(temporaryFolder());
});

afterAll(() => site?.close());

const code = '.code:has(> .code-title) > pre';

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', async (_, start) => {
  const engine: Engine = await start();
  afterAll(() => engine.close());

  test('a press on a name in code shows its type beside it, and Escape hides it', async () => {
    await engine.resize(1440, 900);
    await engine.go(`${site.origin}/lantern/react-lamp/`);
    await engine.click(code);
    await engine.run(until, `${code} .code-name`);
    await engine.click(`${code} .token.attribute > .code-name`);
    await engine.run(until, '.code-note:popover-open .code-note-type');
    const note = await engine.run(() => {
      const name = document.querySelector('.code-name[data-noted]')?.getBoundingClientRect();
      const shown = document.querySelector('.code-note')?.getBoundingClientRect();
      const text = document.querySelector('.code-note-type')?.textContent;
      return {
        text,
        left: (shown?.left ?? 0) - (name?.left ?? 0),
        gap: (shown?.top ?? 0) - (name?.bottom ?? 0),
      };
    });
    expect(note.text).toBe('brightness?: number');
    expect(Math.abs(note.left)).toBeLessThan(2);
    expect(note.gap).toBeGreaterThan(0);
    expect(note.gap).toBeLessThan(12);
    await engine.press(keys.escape);
    await engine.run(until, 'body:not(:has(.code-note:popover-open))');
  });

  test('one key leads into the code, arrow keys along its names and their types, Escape back', async () => {
    await engine.go(`${site.origin}/lantern/react-lamp/`);
    await engine.click(code);
    await engine.run(until, `${code} .code-name`);
    await engine.run(focusOn, code);
    const names = await engine.run(textsOf, `${code} .code-name`);
    await engine.press(keys.enter);
    expect(await engine.run(focused)).toMatchObject({ text: names[0] });
    await engine.press(keys.right);
    await engine.press(keys.right);
    expect(await engine.run(focused)).toEqual({ text: 'brightness', type: 'brightness?: number' });
    await engine.press(keys.end);
    expect(await engine.run(focused)).toMatchObject({ text: names.at(-1) });
    await engine.press(keys.home);
    expect(await engine.run(focused)).toMatchObject({ text: names[0] });
    await engine.press(keys.escape);
    expect(await engine.run(focused)).toEqual({ text: await engine.run(textOf, code), type: null });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevSite, serveDev } from '../../support/dev-site.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { copyLantern } from '../../support/lantern-in-our-look.ts';
import { type Engine, keys } from './engine.ts';
import { engines } from './engines.ts';
import { until } from './judge.ts';
import { focused, focusOn, textOf } from './readers.ts';

const file = 'content/lantern/react-lamp/react-lamp.md';
const code = '.code:has(> .code-title) > pre';
const line = '<Lamp brightness={0.2}>Dim</Lamp>';
const edited = '<Lamp className="hall" brightness={0.4}>Dim</Lamp>';

let site: DevSite;

beforeAll(async () => {
  site = await serveDev(copyLantern(temporaryFolder()), []);
});

afterAll(() => site.stop());

/** Goes to a name in the code by keys, and finds its type. */
async function findType(engine: Engine): Promise<void> {
  await engine.click(code);
  await engine.run(until, `${code} .code-name`);
  await engine.run(focusOn, code);
  await engine.press(keys.enter);
  for (let step = 0; step < 9 && (await engine.run(focused)).text !== 'brightness'; step += 1)
    await engine.press(keys.right);
  expect(await engine.run(focused)).toEqual({ text: 'brightness', type: 'brightness?: number' });
}

test.each(engines)(
  '%s: code that is edited while its types are shown has the types of the edit',
  async (_, start) => {
    const engine = await start();
    await engine.resize(1440, 900);
    await engine.go(`${site.origin}/lantern/react-lamp/`);
    await findType(engine);
    site.edit(file, (text) => text.replace(line, edited));
    await expect.poll(() => engine.run(textOf, code)).toContain('className="hall"');
    await engine.run(until, 'body:not(:has(.code-note:popover-open))');
    await findType(engine);
    site.edit(file, (text) => text.replace(edited, line));
    await expect.poll(() => engine.run(textOf, code)).not.toContain('className="hall"');
    await findType(engine);
    await engine.close();
  },
);

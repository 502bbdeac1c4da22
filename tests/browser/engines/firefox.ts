import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import bidi, { type Index as Bidi } from 'selenium-webdriver/bidi/index.js';
import { opened } from '../../running/opened-pages.ts';
import { engines } from '../../support/find-engines.ts';
import { callOf, type Engine } from './engine.ts';

/** The module is the class that its types name. */
const Connection = bidi as unknown as typeof Bidi;

/** The parts that are read of the results of commands. */
interface Result {
  readonly contexts: readonly { readonly context: string }[];
  readonly data: string;
  readonly exceptionDetails?: { readonly text: string };
  readonly result: { readonly value: string };
}

interface Answer {
  readonly error?: string;
  readonly message?: string;
  readonly result: Result;
}

const quiet = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'remote.prefs.recommended': true,
};

const userFile = (preferences: object): string =>
  Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Waits until Firefox listens; returns how to send it commands, and its window. */
async function connect(program: ChildProcessByStdio<null, null, Readable>) {
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (data) => {
      said += data;
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`Firefox has ended: ${said}`)));
  });
  const connection = new Connection(`${address}/session`);
  await connection.waitForConnection();
  const send = async (method: string, params: Record<string, unknown>) => {
    const { error, message, result } = (await connection.send({ method, params })) as Answer;
    if (error) throw new Error(`${method}: ${error} ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  return { send, context: contexts[0]?.context };
}

/** Starts Firefox with the given preferences. It speaks WebDriver BiDi itself. */
export async function startFirefox(preferences: object = {}): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'docs-build-firefox-'));
  writeFileSync(join(profile, 'user.js'), userFile({ ...quiet, ...preferences }));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = spawn(engines.firefox, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const { send, context } = await connect(program).catch((error) => {
    program.kill();
    throw error;
  });

  const run: Engine['run'] = async (code, ...values) => {
    const { exceptionDetails, result } = await send('script.evaluate', {
      expression: callOf(code, values),
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  };
  const act = (source: object) => send('input.performActions', { context, actions: [source] });

  return {
    name: 'Firefox',
    go: async (url) => {
      opened.loads += 1;
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run,
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    press: async (...pressed) => {
      await act({
        type: 'key',
        id: 'keys',
        actions: [
          ...pressed.map((value) => ({ type: 'keyDown', value })),
          ...pressed.map((value) => ({ type: 'keyUp', value })).reverse(),
        ],
      });
    },
    click: async (selector) => {
      const at = await run(middleOf, selector);
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...at },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The middle of an element, in px of the window. */
function middleOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`${selector} is not in the page`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

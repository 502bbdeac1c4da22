import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { opened } from '../../running/opened-pages.ts';
import { engines } from '../../support/find-engines.ts';
import { callOf, type Engine } from './engine.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** px of the window that are not the page. */
const frameHeight = 38;

/** Writes settings of the desktop where WebKit reads them; returns the folder for its configuration. */
function desktop(settings: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-webkit-'));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, toolkit));
    writeFileSync(join(folder, toolkit, 'settings.ini'), `[Settings]\n${lines.join('')}`);
  }
  return folder;
}

/** Most ms that a page loads. */
const pageLoad = 120_000;

/** Starts WebKit on a screen of its own, by its driver, with the given settings of the desktop. */
export async function startWebKit(settings: Readonly<Record<string, string>> = {}): Promise<Engine> {
  const port = await freePort();
  const configuration = desktop(settings);
  const words = ['-a', '-s', '-screen 0 1600x1100x24', engines.webKitDriver, '-p', String(port)];
  // A group of processes, which end together.
  const program = spawn(engines.screen, words, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: configuration },
  });
  const end = () => {
    rmSync(configuration, { recursive: true, force: true });
    if (program.pid !== undefined) process.kill(-program.pid);
  };
  const server = `http://127.0.0.1:${port}`;
  for (;;) {
    if (program.exitCode !== null) throw new Error('The driver of WebKit has ended');
    const answers = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) break;
    await delay(100);
  }
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: engines.webKit, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: 240_000, pageLoad });

  return {
    name: 'WebKit',
    go: async (url) => {
      opened.loads += 1;
      await driver.executeScript('document.isLeft = true');
      await driver.get(url);
      // The driver ends a load early when the page that is left writes into the history.
      const loaded = "return !document.isLeft && document.readyState === 'complete'";
      await driver.wait(() => driver.executeScript(loaded), pageLoad);
    },
    run: async (code, ...values) => {
      const script = `const end = arguments[0]; ${callOf(code, values)}.then((json) => end({ json }), (error) => end({ error: String(error) }));`;
      const { json, error } = await driver.executeAsyncScript<{ json?: string; error?: string }>(script);
      if (json === undefined) throw new Error(error);
      return JSON.parse(json);
    },
    resize: async (width, height) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + frameHeight });
    },
    press: async (...pressed) => {
      const actions = driver.actions({ async: true });
      for (const key of pressed) actions.keyDown(key);
      for (const key of [...pressed].reverse()) actions.keyUp(key);
      await actions.perform();
    },
    click: async (selector) => {
      const element = await driver.findElement(By.css(selector));
      await driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await element.click();
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      end();
    },
  };
}

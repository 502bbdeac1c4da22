import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../../cli/commands/serve.ts';
import { visit, wakeDemos } from '../browser/visit.ts';
import { launchChromium } from '../support/chromium.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { runCli } from '../support/run-cli.ts';
import { install } from './project.ts';

const workspace = temporaryFolder();

const demo = `import { createContext, useContext, useId, useState, version } from 'react';

const Wind = createContext('calm');

function Kite() {
  return <p id={useId()}>A kite in a {useContext(Wind)} wind</p>;
}

export default function Flight() {
  const [clicks, setClicks] = useState(0);
  return (
    <Wind.Provider value="fresh">
      <Kite />
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks} with React {version}
      </button>
    </Wind.Provider>
  );
}
`;

const siteWith = (react: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ dependencies: { react, 'react-dom': react } }),
  'content/site.yaml':
    'name: Kite\nfavicon: /favicon.svg\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\n',
  'content/pages.yaml': 'pages:\n  - { pathname: /, title: Kite }\n',
  'content/index.md':
    '# Kite\n\n<p class="description">Fly your first kite.</p>\n\n{{"demo": "Flight.tsx"}}\n\n{{"demo": "Second.tsx"}}\n',
  'content/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'content/Flight.tsx': demo,
  'content/Second.tsx': demo,
});

test.each(['18.2.0', '19.2.0'])('a site with its own React %s has drawn and live demos', async (react) => {
  const root = await install(workspace, 'kite', siteWith(react));
  const out = join(root, 'out');
  const built = await runCli(['build', '--root', root, '--out', out, '--strict']);
  expect(built).toMatchObject({ code: 0 });
  // React complains on the terminal about attributes that it knows by other names.
  expect(built.stderr).not.toContain('Invalid DOM property');
  const page = readFolder(out).get('index.html');
  expect(page?.toString().match(/A kite in a (?:<!-- -->)?fresh/g)).toHaveLength(2);
  const server: Server = await serve(out, { port: 0, host: '127.0.0.1' });
  const browser = await launchChromium();
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { page: live, problems, close } = await visit(browser, `${origin}/`);
    expect(await wakeDemos(live)).toEqual([]);
    const button = live.getByRole('button', { name: /with React/ }).first();
    await button.click();
    expect(await button.textContent()).toBe(`1 with React ${react}`);
    expect(problems).toEqual([]);
    await close();
  } finally {
    await browser.close();
    server.close();
  }
});

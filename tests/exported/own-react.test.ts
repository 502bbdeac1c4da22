import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visit, wakeDemos } from '../browser/visit.ts';
import { launchChromium } from '../support/chromium.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { runCli } from '../support/run-cli.ts';
import { serveSite } from '../support/served-site.ts';
import { pageOf } from '../support/small-site.ts';
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

/** Features of React 19 that 18 lacks. */
const newer = {
  'content/Waits.tsx': `import { use } from 'react';

const wind = new Promise<string>((resolve) => setTimeout(() => resolve('fresh'), 300));

export default function Waits() {
  return <p>The wind is {use(wind)}</p>;
}
`,
  'content/Styled.tsx': `export default function Styled() {
  return (
    <>
      <style href="gust" precedence="medium">{'.gust { color: rgb(7 8 9) }'}</style>
      <p className="gust">A gust</p>
    </>
  );
}
`,
};

const siteWith = (react: string): Readonly<Record<string, string>> => {
  const more = react.startsWith('19') ? newer : {};
  const demos = ['Flight', 'Second', ...Object.keys(more).map((file) => file.replace(/.*\/|\.tsx/g, ''))];
  const types = react.replace(/\..*/, '');
  return {
    'package.json': JSON.stringify({
      dependencies: { react, 'react-dom': react, '@types/react': types, '@types/react-dom': types },
    }),
    'content/site.yaml':
      'name: Kite\nfavicon: /favicon.svg\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\n',
    'content/pages.yaml': 'pages:\n  - { pathname: /, title: Kite }\n',
    'content/index.md': pageOf('Kite', ...demos.map((name) => `${name}.tsx`)),
    'content/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'content/Flight.tsx': demo,
    'content/Second.tsx': demo,
    ...more,
  };
};

test.each(['18.2.0', '19.2.0'])('a site with its own React %s has drawn and live demos', async (react) => {
  const root = await install(workspace, 'kite', siteWith(react));
  const out = join(root, 'out');
  const built = await runCli(['build', '--root', root, '--out', out, '--strict']);
  expect(built).toMatchObject({ code: 0 });
  // React complains on the terminal about attributes that it knows by other names, in its development build above all.
  expect(built.stderr).not.toContain('Invalid DOM property');
  const checked = await runCli(['check', '--root', root, '--strict', '--quiet']);
  expect(checked).toEqual({ code: 0, stdout: '', stderr: '' });
  const page = readFolder(out).get('index.html');
  expect(page?.toString().match(/A kite in a (?:<!-- -->)?fresh/g)).toHaveLength(2);
  if (react.startsWith('19')) {
    expect(page).toMatch(/The wind is (?:<!-- -->)?fresh/);
    expect(page).toMatch(/<style[^>]*data-pictures[^>]*>[^<]*\.gust ?\{ ?color: ?rgb\(7 8 9\)/);
  }
  const served = await serveSite(out);
  const browser = await launchChromium();
  try {
    const { page: live, problems, close } = await visit(browser, `${served.origin}/`);
    expect(await wakeDemos(live)).toEqual([]);
    const button = live.getByRole('button', { name: /with React/ }).first();
    await button.click();
    expect(await button.textContent()).toBe(`1 with React ${react}`);
    expect(problems).toEqual([]);
    await close();
  } finally {
    await browser.close();
    served.close();
  }
});

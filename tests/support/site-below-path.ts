import { pixel } from './small-site.ts';

/** The path below which the site is served; a page of it has the same path from the root of the site. */
export const base = '/kite/';

const wind = `import { useState } from 'react';
import { sights } from './sights';
import drawn from './drawn.svg';
import './wind.css';

export default function Wind() {
  const [knots, setKnots] = useState(7);
  const beside = knots > 0 ? '/kite/fold/' : '/';
  return (
    <div className="sky" style={{ borderImage: 'url(/files/pixel.png) 1' }}>
      <img id="drawn" src={drawn} alt="Drawn" width={24} height={24} />
      <img id="public" src="/files/pixel.png" alt="Public" width={24} height={24} />
      <img id="listed" src={sights[0]?.picture} alt="Listed" width={24} height={24} />
      <img id="based" src={\`\${import.meta.env.BASE_URL}files/pixel.png\`} alt="Based" width={24} height={24} />
      <a id="link" href="/kite/fold/">Fold</a>
      <a id="chosen" href={knots > 0 ? '/kite/fold/' : '/'}>Chosen {beside.length}</a>
      <button type="button" onClick={() => setKnots(knots + 1)}>Wind of {knots}</button>
    </div>
  );
}
`;

export const filesBelowPath = (url: string): Readonly<Record<string, string | Uint8Array>> => ({
  'content/site.yaml': `name: Kite
url: ${url}
favicon: /favicon.svg
help: /kite/fold
defaultProduct: kite
products: [{ id: kite, name: Kite, prefixes: [/kite], packages: [] }, { id: sail, name: Sail, prefixes: [/sail] }]
languages: [en, de]
serviceWorker: { path: /sw.js, host: '${new URL(url).host}' }
components: { Sign: content/components/Sign.tsx }
elsewhere: [/other]
redirectPages: true
severity: { translation/missing: off }
redirects: [{ from: /old, to: /kite/fold }]
`,
  'content/pages.yaml': `pages:
  - { pathname: /, title: Home }
  - { pathname: /kite, title: Kites, children: [{ pathname: /kite/wind, title: Wind }, { pathname: /kite/fold, title: Fold }] }
  - { pathname: /sail, title: Sails, children: [{ pathname: /sail/set, title: Set }] }
`,
  'content/translations/de.json': '{}',
  'content/index.md':
    '# Home\n\n<p class="description">Fly a kite.</p>\n\n[Wind](/kite/wind/), <a href="/kite/fold/#paper">fold</a>, [elsewhere](/other/place/), [a file](/files/pixel.png) and ![a picture](/files/pixel.png).\n\n{{"component": "Sign"}}\n',
  'content/index.de.md':
    '# Start\n\n<p class="description">Lass einen Drachen steigen.</p>\n\n[Wind](/kite/wind/)\n',
  'content/kite/wind/wind.md':
    '# Wind\n\n<p class="description">Feel the wind.</p>\n\n{{"demo": "Wind.tsx"}}\n\n[Fold](/kite/fold/)\n',
  'content/kite/wind/Wind.tsx': wind,
  'content/kite/wind/sights.ts':
    "export const sights = [{ picture: '/files/pixel.png', name: '/nothing.png' }];\n",
  'content/kite/wind/wind.css': '.sky { background: url(/files/pixel.png); padding: 9px }\n',
  'content/kite/wind/drawn.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>\n',
  'content/kite/fold/fold.md':
    '# Fold\n\n<p class="description">Fold a kite.</p>\n\n## Paper\n\nTake a sheet. [Wind](/kite/wind/)\n\n```bash\nnpm install kite\n```\n',
  'content/sail/set/set.md': '# Set\n\n<p class="description">Set a sail.</p>\n\nHoist it.\n',
  'content/components/Sign.tsx':
    'export default () => <a id="sign" href="/kite/wind/"><img src="/files/pixel.png" alt="Sign" /></a>;\n',
  'content/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'content/public/files/pixel.png': pixel,
});

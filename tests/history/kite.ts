import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ApiHistory } from '../../cli/model/history.ts';

/** Text of the declarations of a release. */
const kite = (props: string, more = ''): string =>
  `interface ReactElement { type: string }\nexport interface KiteProps {\n${props}\n}\nexport function Kite(props: KiteProps): ReactElement | null;\n${more}`;

const sail = '  /** Cloth. */\n  sail: string;';
const tail = (type: string, tags = '') => `  /**\n   * Length.\n${tags}   */\n  tail?: ${type};`;

const ribbon = `${sail}
${tail("number | 'long'", '   * @deprecated Use `ribbon` instead.\n')}
  /** Tail of cloth. */
  ribbon?: string;`;
const fly = 'export function fly(height: number): void;\n';
const land = 'export function land(place: string): boolean;\n';

/** Releases of a library: declarations by version, as if published in this order. */
export const releases: Readonly<Record<string, string>> = {
  '0.9.0': kite(sail),
  '1.0.0': kite(sail, land),
  '1.0.1': kite(sail, land),
  '1.1.0-beta.0': kite(`${sail}\n${tail('boolean')}`),
  '1.1.0': kite(`${sail}\n${tail('number')}`, land),
  '1.1.1': kite(`${sail}\n${tail('number')}`, fly + land),
  '1.2.0': kite(`${sail}\n${tail("number | 'long'")}`, fly),
  '1.3.0': kite(ribbon, fly + land),
  '1.10.0': kite(ribbon, land),
  '2.0.0': kite(sail),
};

export const documented = '1.10.0';

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export const releaseFiles = (version: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({
    name: 'kite-ui',
    version,
    types: './index.d.ts',
    main: './index.js',
    // Fails the test when it runs.
    scripts: { preinstall: 'exit 1', prepack: 'exit 1' },
  }),
  'index.d.ts': releases[version] ?? '',
  'index.js': 'export function Kite() { return null; }\n',
});

/** A site that documents `kite-ui`, with the documented release installed. */
export function writeSite(root: string): void {
  writeFiles(root, {
    'content/site.yaml': `
name: Kite
defaultProduct: kite
products:
  - id: kite
    name: Kite
    packages: [{ name: kite-ui, version: ${documented} }]
    api:
      pathname: /reference
      lists: [{ slug: more, title: More, description: The rest., kinds: [function, interface] }]
`,
    'content/pages.yaml': 'pages: [{ pathname: /, title: Home, source: home.md }]',
    'content/home.md': '# Home\n',
  });
  writeFiles(join(root, 'node_modules/kite-ui'), releaseFiles(documented));
}

/** The changes of a committed history as lines: `1.1.0 added prop Kite.tail`. */
export const historyLines = ({ versions }: ApiHistory): string[] =>
  versions.flatMap(({ version, changes }) =>
    changes.map(
      ({ change, kind, owners, name }) => `${version} ${change} ${kind} ${[...owners, name].join('.')}`,
    ),
  );

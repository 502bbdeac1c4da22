// A good page of fences, and the same page with twenty faults, as writers make them: each is found at its line, and
// nothing else is reported.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';

interface Fault {
  readonly code: string;
  /** Language and options. */
  readonly info: string;
  readonly good: string;
  /** With ▸ at the start of the line of the finding; the first line when there is none. */
  readonly bad: string;
}

const fault = (code: string, info: string, good: string, bad: string): Fault => ({ code, info, good, bad });

const library = "import { Lamp } from 'lantern-ui';\n";

const faults: readonly Fault[] = [
  // Types
  fault('code/type-error', 'tsx', '<Lamp className="hall">Hall</Lamp>', '<Lamp\n▸  title="hall">Hall</Lamp>'),
  fault('code/type-error', 'tsx', '<Dimmer label="Hall" step={5} />', '<Dimmer label="Hall" step="5" />'),
  fault('code/type-error', 'ts', 'const lit: Brightness = 0.5;', "const lit: Brightness = 'half';"),
  fault('code/type-error', 'ts', "'hall'.toUpperCase();", "const room = 'hall';\n▸room.toUppercase();"),
  fault(
    'code/type-error',
    'diff',
    '-<Lamp>Hall</Lamp>\n+<Lamp className="a">Hall</Lamp>',
    '-<Lamp>Hall</Lamp>\n▸+<Lamp className={4}>Hall</Lamp>',
  ),
  fault('code/no-error', 'ts errors=2322', "const lit: number = 'half';", 'const lit: number = 0.5;'),
  // Names and imports
  fault(
    'code/missing-import',
    'tsx',
    `${library}export const hall = <Lamp>Hall</Lamp>;`,
    "▸import { Dimmer } from 'lantern-ui';\nexport const names = [Dimmer.name, Beacon.name];",
  ),
  fault('code/unknown-name', 'ts', 'const watts = 8;\nwatts * 2;', 'const watts = 8;\n▸wattage * 2;'),
  fault(
    'api/unknown-name',
    'ts',
    "import { Beacon } from 'lantern-ui/beacon';\nBeacon.name;",
    "import { Beacons } from 'lantern-ui/beacon';\nBeacons.name;",
  ),
  fault(
    'code/type-error',
    'ts',
    "import { Lamp } from 'lantern-ui';\nLamp.name;",
    "import { Lamp } from 'lantern-iu';\nLamp.name;",
  ),
  fault(
    'api/unknown-name',
    'tsx',
    `${library}<Lamp brightness={0.5}>Hall</Lamp>;`,
    `${library}▸<Lamp brightnes={0.5}>Hall</Lamp>;`,
  ),
  // Results
  fault(
    'code/wrong-result',
    'ts',
    '[8, 40].map((watts) => watts * 2); // → [16, 80]',
    '[8, 40].map((watts) => watts * 2); // → [16, 8]',
  ),
  fault(
    'code/wrong-result',
    'ts',
    "await Promise.resolve('lit'); // → lit",
    "const hall = 'lit';\n▸await Promise.resolve(hall); // → unlit",
  ),
  fault('code/wrong-result', 'tsx', '<Lamp>Hall</Lamp> // → 💡 Hall', '<Lamp>Hall</Lamp> // → Hall'),
  fault('code/run-failed', 'ts', "JSON.parse('8'); // → 8", "const read = JSON.parse;\n▸read('{'); // → 8"),
  fault(
    'code/unproved-result',
    'ts',
    'const lit = 4 * 2; // → 8',
    'if (Math.random() < 2) {\n▸  Math.abs(-8); // → 8\n}',
  ),
  // Other languages
  fault('code/syntax', 'json', '{ "lit": true }', '{\n  "lit": true,\n▸}'),
  fault('code/syntax', 'css', '.lamp { opacity: 0.5; }', '.lamp {\n  opacity: 0.5;\n▸}}'),
  fault('code/syntax', 'yaml', 'lamps: [hall]', 'lamps:\n  - hall\n▸ - desk: ]'),
  fault('code/syntax', 'bash', 'npm install lantern-ui', 'npm install "lantern-ui'),
  fault('code/syntax', 'diff', '-const a = 1;\n+const a = 2;', '▸-const a = ;\n+const a = 2;'),
  // Packages
  fault('code/unknown-package', 'bash', 'npm install lantern-ui', 'npm install lantern-uii'),
  fault('code/other-version', 'bash', 'pnpm add lantern-ui@^2', 'cd hall\n▸pnpm add lantern-ui@1'),
];

const workspace = temporaryFolder();
const root = join(workspace, 'tests/sites/lantern');
cpSync(join(repository, 'tests/sites/lantern'), root, { recursive: true });
cpSync(join(repository, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
symlinkSync(join(repository, 'node_modules'), join(workspace, 'node_modules'));
const page = 'content/lantern/react-lamp/react-lamp.md';
const written = readFileSync(join(root, page), 'utf8').replace(/## Props[\s\S]*$/, '');

/** Findings of the page with these fences, as `line code`. */
async function findings(fences: readonly string[]): Promise<readonly string[]> {
  writeFileSync(join(root, page), `${written}\n${fences.join('\n\n')}\n`);
  const { stdout } = await runCli(['check', '--root', root, '--quiet', '--format', 'json']);
  const found: readonly { code: string; place: { file: string; line: number } | null; message: string }[] =
    JSON.parse(stdout);
  return found.filter(({ place }) => place?.file === page).map(({ code, place }) => `${place?.line} ${code}`);
}

const fenced = ({ info }: Fault, code: string) => `\`\`\`${info}\n${code.replace('▸', '')}\n\`\`\``;

test('a page of good fences has no finding', async () => {
  expect(await findings(faults.map((each) => fenced(each, each.good)))).toEqual([]);
});

test(`${faults.length} faults are each found at their line, and nothing else is`, async () => {
  let line = `${written}\n`.split('\n').length;
  const expected = faults.map((each) => {
    const lines = each.bad.split('\n');
    const isOfFence = each.code === 'code/no-error';
    const at =
      line +
      (isOfFence
        ? 0
        : 1 +
          Math.max(
            lines.findIndex((text) => text.includes('▸')),
            0,
          ));
    line += lines.length + 3;
    return `${at} ${each.code}`;
  });
  expect(await findings(faults.map((each) => fenced(each, each.bad)))).toEqual(expected);
});

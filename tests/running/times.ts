import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../support/run-cli.ts';
import { documentOf, escaped } from './document.ts';
import { riskOf, risks } from './risks.ts';

/** The cost of a file of tests. */
export interface FileTime {
  readonly tier: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
  /** Seconds of processor time with all processes; null where it is not measured. */
  readonly processor: number | null;
  /** Documents that browsers have loaded. */
  readonly loads: number;
}

interface Sum {
  readonly name: string;
  readonly tests: number;
  readonly seconds: number;
  readonly processor: number;
  readonly loads: number;
}

function sumOf(name: string, times: readonly FileTime[]): Sum {
  const total = (value: (time: FileTime) => number) => times.reduce((sum, time) => sum + value(time), 0);
  return {
    name,
    tests: total(({ tests }) => tests),
    seconds: total(({ seconds }) => seconds),
    processor: total(({ processor }) => processor ?? 0),
    loads: total(({ loads }) => loads),
  };
}

const number = (value: number) => `<td class="number">${value}</td>`;

function table(heading: string, sums: readonly Sum[]): string {
  const rows = [...sums]
    .sort((one, other) => other.seconds - one.seconds)
    .map(
      ({ name, tests, seconds, processor, loads }) =>
        `<tr><td>${escaped(name)}</td>${[tests, seconds.toFixed(1), processor.toFixed(1), loads].map((value) => number(Number(value))).join('')}</tr>`,
    );
  const names = ['Tests', 'Seconds', 'Processor seconds', 'Page loads'];
  return `<table><thead><tr><th>${heading}</th>${names.map((name) => `<th class="number">${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** Writes `times.html`: the cost of a run by kind of fault and by file. Returns its path. */
export function writeTimes(folder: string, times: readonly FileTime[]): string {
  const kinds = risks.map(([risk]) =>
    sumOf(
      risk,
      times.filter(({ file }) => riskOf(file) === risk),
    ),
  );
  const path = join(folder, 'times.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    documentOf(
      'Times of the tests',
      [
        '<p>Seconds are those of the files, of which several run at once. Processor seconds include browsers and builds; the unit tier is not measured.</p>',
        table(
          'What would be missed',
          kinds.filter(({ tests }) => tests > 0),
        ),
        table(
          'File',
          times.map((time) => sumOf(time.file, [time])),
        ),
      ].join('\n'),
    ),
  );
  return path;
}

const remembered = join(repository, 'node_modules/.cache/docs-build-tests/times.json');

/** Seconds of each file in its last run on this machine. */
export function knownTimes(): ReadonlyMap<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(remembered, 'utf8'))));
  } catch {
    return new Map(); // The first run.
  }
}

export function rememberTimes(times: readonly FileTime[], before: ReadonlyMap<string, number>): void {
  const all = new Map(before);
  for (const { file, seconds } of times) all.set(file, Math.round(seconds * 10) / 10);
  mkdirSync(dirname(remembered), { recursive: true });
  writeFileSync(remembered, JSON.stringify(Object.fromEntries(all)));
}

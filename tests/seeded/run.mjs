// `node tests/seeded/run.mjs [words of faults]`: puts the faults of faults.json into the code, one at a time, and runs the
// test that should fail. Fails if one does not, or if a fault no longer fits the code.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = process.argv.slice(2);

/** @typedef {{ file: string, from: string, to: string, fault: string, test: string }} Fault */

/** @type {readonly Fault[]} */
const all = JSON.parse(readFileSync(new URL('faults.json', import.meta.url), 'utf8'));
const faults = all.filter((each) => words.every((word) => JSON.stringify(each).includes(word)));

/** @type {(fault: Fault) => string} */
function verdict({ file, from, to, test }) {
  const path = `${root}${file}`;
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'does not fit';
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--bail=1', test];
  // A run that is interrupted ends here, too, and puts the file back.
  const ignore = () => {};
  process.on('SIGINT', ignore);
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const { stdout } = spawnSync(process.execPath, vitest, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const [failed] = stdout.match(/^FAILED .*/m) ?? [];
    return failed ?? 'MISSED';
  } finally {
    writeFileSync(path, text);
    process.off('SIGINT', ignore);
  }
}

let missed = 0;
for (const fault of faults) {
  const found = verdict(fault);
  if (!found.startsWith('FAILED')) missed += 1;
  console.log(`${fault.file}: ${fault.fault}\n  ${found}`);
}
console.log(`${faults.length - missed} of ${faults.length} faults are found`);
process.exit(missed === 0 ? 0 : 1);

// `node tests/fuzz/run.mjs [inputs] [seed]`: fuzzing at length. A failure prints the minimised input and its seed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [inputs = '1000000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const targets = 5;
console.log(`${inputs} inputs, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url)),
    ...['run', '--project', 'unit', 'tests/fuzz'],
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: String(Math.ceil(Number(inputs) / targets)), FUZZ_SEED: seed },
  },
);
process.exit(status ?? 2);

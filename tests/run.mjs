// Runs tiers of the tests: `node tests/run.mjs unit build [options of vitest]`. `page /a/b` tests one page of the site.
// `--changed [ref]` runs what the changes since a commit can break.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { planOf, told } from './changed/plan.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const tiers = {
  unit: ['--project', 'unit'],
  build: ['--project', 'build'],
  browser: ['--project', 'browser'],
  // A page with a grid is judged in one file of tests, any other in another.
  page: ['--project', 'browser', '--passWithNoTests', 'tests/browser/pages/'],
};

const given = process.argv.slice(2);
const named = given.filter((word) => Object.hasOwn(tiers, word));
const page = given.find((word) => named.includes('page') && word.startsWith('/'));
const rest = given.filter((word) => word !== page && !named.includes(word));

/** @type {(words: readonly string[], environment?: Readonly<Record<string, string>>) => number} */
function run(words, environment = {}) {
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

/** @type {(words: readonly string[]) => Promise<number>} */
async function runChanged([ref, ...more]) {
  if (more.length > 0) {
    console.error('Usage: npm test -- --changed [commit]');
    return 2;
  }
  const plan = await planOf(root, ref);
  console.log(told(plan));
  const { check, tests, pages } = plan.choice;
  const checked = check === null ? 0 : run(['cli/bin.mjs', 'check', '--strict']);
  const projects = named.flatMap((tier) => tiers[tier]);
  const tested =
    tests.size === 0
      ? 0
      : run([...vitest, ...projects, '--passWithNoTests', ...tests.keys()], {
          TEST_PAGE: [...pages.keys()].join(' '),
        });
  return checked || tested;
}

if (named.length === 0 || (named.includes('page') && page === undefined)) {
  console.error(
    'Usage: node tests/run.mjs <unit|build|browser>... [--changed [commit]], or: npm run test:page /path/of/a/page',
  );
  process.exit(2);
}

const [first, ...others] = rest;
process.exit(
  first === '--changed'
    ? await runChanged(others)
    : run(
        [...vitest, ...named.flatMap((tier) => tiers[tier]), ...rest],
        page === undefined ? {} : { TEST_PAGE: page },
      ),
);

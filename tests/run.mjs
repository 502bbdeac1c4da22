// Runs tiers of the tests: `node tests/run.mjs unit build [options of vitest]`. `page /a/b` tests one page of the site.
// `--all` judges every page again.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tiers = {
  unit: ['--project', 'unit'],
  build: ['--project', 'build'],
  browser: ['--project', 'browser'],
  page: ['--project', 'browser', 'tests/browser/pages/'],
};

const given = process.argv.slice(2);
const named = given.filter((word) => Object.hasOwn(tiers, word));
const page = given.find((word) => named.includes('page') && word.startsWith('/'));
const rest = given.filter((word) => word !== page && word !== '--all' && !named.includes(word));

if (named.length === 0 || (named.includes('page') && page === undefined)) {
  console.error(
    'Usage: node tests/run.mjs <unit|build|browser>... [--all], or: npm run test:page /path/of/a/page',
  );
  process.exit(2);
}

const environment = {
  ...process.env,
  ...(given.includes('--all') || page !== undefined ? { JUDGE_ALL: '1' } : {}),
  ...(page === undefined ? {} : { TEST_PAGE: page }),
};
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const words = ['run', ...named.flatMap((tier) => tiers[tier]), ...rest];
const { status } = spawnSync(process.execPath, [vitest, ...words], { stdio: 'inherit', env: environment });
process.exit(status ?? 1);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import { contentHash } from '../../../cli/machine/cache.ts';
import { diskHost } from '../../../cli/machine/host.ts';
import { repository } from '../../support/run-cli.ts';
import { pageHashes, verdictsIn } from '../../support/verdicts.ts';
import { htmlOf } from '../pages.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether an earlier run passed the test for the same bytes. */
    judgedBefore?: boolean;
  }
}

/** Hash of everything that judges, apart from the browser: the tests, the server and the tools. */
function judgeHash(): string {
  const files = [
    ...readdirSync(import.meta.dirname).map((name) => `tests/browser/pages/${name}`),
    ...['axe', 'pages', 'shapes', 'visit'].map((name) => `tests/browser/${name}.ts`),
    ...['chromium', 'keep-drawn', 'verdicts'].map((name) => `tests/support/${name}.ts`),
    ...diskHost.list(join(repository, 'cli/serve')).map((name) => `cli/serve/${name}`),
    'cli/commands/serve.ts',
    'content/site.yaml',
    ...['axe-core', 'html-validate', 'playwright-core', 'vitest'].map(
      (name) => `node_modules/${name}/package.json`,
    ),
  ];
  return contentHash(...files.map((file) => readFileSync(join(repository, file))));
}

const judge = judgeHash();
const hashOf = pageHashes(inject('out'));
const verdicts = verdictsIn(inject('verdicts'), process.env.JUDGE_ALL === '1');

/** One test a page, unless the page has passed it with the same bytes. `browser` is the version of the browser. */
export function testPages(
  name: string,
  paths: readonly string[],
  browser: string,
  check: (path: string) => Promise<void>,
): void {
  test.concurrent.for([...paths])(`%s ${name}`, async (path, { task }) => {
    const html = path === '/404' ? '404.html' : htmlOf(path);
    const subject = contentHash(name, path, browser, judge, hashOf(html));
    task.meta.judgedBefore = await verdicts.judge(subject, () => check(path));
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject, test } from 'vitest';
import { contentHash } from '../../../cli/machine/cache.ts';
import { diskHost } from '../../../cli/machine/host.ts';
import { specifiersOf } from '../../support/imports-of.ts';
import { repository } from '../../support/run-cli.ts';
import { pageHashes, verdictsIn } from '../../support/verdicts.ts';
import { htmlOf } from '../pages.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether an earlier run passed the test for the same bytes. */
    judgedBefore?: boolean;
  }
}

/** Files of this folder, and the helpers that they import. */
function judges(): string[] {
  const files = new Set(readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name)));
  const specifiers = (file: string) => (file.endsWith('.ts') ? specifiersOf(readFileSync(file, 'utf8')) : []);
  // A set that grows while it is walked.
  for (const file of files)
    for (const specifier of specifiers(file)) {
      const imported = join(dirname(file), specifier);
      if (specifier.startsWith('.') && imported.startsWith(join(repository, 'tests/'))) files.add(imported);
    }
  return [...files];
}

/** Hash of everything that judges, apart from the browser: the tests, the server and the tools. */
function judgeHash(): string {
  const files = [
    ...diskHost.list(join(repository, 'cli/serve')).map((name) => `cli/serve/${name}`),
    'cli/commands/serve.ts',
    'content/site.yaml',
    ...['axe-core', 'html-validate', 'playwright-core', 'vitest'].map(
      (name) => `node_modules/${name}/package.json`,
    ),
  ].map((file) => join(repository, file));
  return contentHash(...[...judges(), ...files].map((file) => readFileSync(file)));
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

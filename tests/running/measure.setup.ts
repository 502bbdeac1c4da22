// Measures each file of tests that starts processes, and takes pictures of pages whose test fails.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { repository } from '../support/run-cli.ts';
import { opened } from './opened-pages.ts';
import { processorTime } from './processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of processor time of the file, with its processes. */
    processor?: number;
    /** Pages that browsers have loaded for the file. */
    loads?: number;
    /** Pictures of the pages that were open when the test failed, from `test-output/`. */
    pictures?: string[];
  }
}

const before = { processor: processorTime(), loads: opened.loads };

afterEach(async ({ task }) => {
  task.file.meta.processor = processorTime() - before.processor;
  task.file.meta.loads = opened.loads - before.loads;
  if (task.result?.state !== 'fail') return;
  const folder = join(repository, 'test-output/failures');
  mkdirSync(folder, { recursive: true });
  const pages = [...opened.pages].filter((page) => !page.isClosed() && page.url() !== 'about:blank');
  const pictures = await Promise.all(
    pages.map(async (page, index) => {
      const name = `failures/${task.id}-${index}.png`;
      // A page that hangs has none.
      const isTaken = await page
        .screenshot({ path: join(repository, 'test-output', name), timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
      return isTaken ? [name] : [];
    }),
  );
  task.meta.pictures = pictures.flat();
});

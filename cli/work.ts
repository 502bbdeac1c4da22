// Entry of the process that runs a command, a child of the one that a user started.
import module from 'node:module';
import { failure } from './commands/failure.ts';
import type { Job } from './commands/job.ts';
import { discard, endWithSupervisor, print } from './machine/supervise.ts';

async function run({ command, options }: Job): Promise<number> {
  if (command === 'api') {
    const { runApi } = await import('./commands/api.ts');
    return await runApi(options, print);
  }
  if (command === 'compare') {
    const { runCompare } = await import('./commands/compare/compare.ts');
    return await runCompare(options, print);
  }
  if (command === 'history') {
    const { runHistory } = await import('./commands/history/history.ts');
    return await runHistory(options);
  }
  if (command === 'dev') {
    const { runDev } = await import('./commands/dev.ts');
    return await runDev(options, print);
  }
  if (command === 'coverage') {
    const { runCoverage } = await import('./commands/coverage.ts');
    return await runCoverage(options, print);
  }
  const { runBuild } = await import('./commands/run-build.ts');
  return await runBuild(options, command, print, discard);
}

// From 22.1 on, Node.js can cache compiled code, in the system's temporary folder.
Reflect.get(module, 'enableCompileCache')?.();
endWithSupervisor();
const code = await run(JSON.parse(process.argv[2] ?? '')).catch((error: unknown) => {
  process.stderr.write(failure(error));
  return 2;
});
// The templates' React (19) leaves a message channel open, which would keep the process alive.
process.exit(code);

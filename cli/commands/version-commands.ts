import { type Command, Option } from 'commander';
import type { CompareOptions } from './compare/compare.ts';
import type { HistoryCommand } from './history/history.ts';
import type { Job } from './job.ts';
import { positiveInteger } from './option-values.ts';
import { withTrace } from './trace-option.ts';

/** Adds the commands about other versions of the documented packages; `work` runs them. */
export function addVersionCommands(program: Command, work: (job: Job) => Promise<void>): void {
  withTrace(
    program
      .command('compare')
      .description(
        'find what another version of the packages, or a commit, changes in demos, reference and pages',
      ),
  )
    .option('--with <packages>', 'packages in other versions or from folders, such as kite@7,tail@../tail')
    .option('--against <commit>', 'the site at another commit, with the installed packages')
    .option(
      '--codemod <command>',
      'with --with: a command for the shell that brings a folder of code to the other version; {path} is the folder',
    )
    .option('--root <dir>', 'the site', '.')
    .option('--out <dir>', 'where the report is written', 'diff')
    .addOption(
      new Option('--fail-on <weight>', 'exit with 1 if there are such changes').choices(['breaking', 'any']),
    )
    .option('--quiet', 'print no summary', false)
    .option('--workers <n>', 'processes that draw demos (default: one a core)', positiveInteger)
    .option('--cache-dir <dir>', 'where results are kept (default: below node_modules/.cache)')
    .option('--no-cache', 'install and draw everything again, and cache nothing')
    .action((options: CompareOptions) => work({ command: 'compare', options }));

  program
    .command('history')
    .description(
      'walk the published releases of the documented packages, and write since when each entry exists',
    )
    .option('--root <dir>', 'the site', '.')
    .option('--quiet', 'print problems only', false)
    .action((options: HistoryCommand) => work({ command: 'history', options }));
}

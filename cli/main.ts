import { Command, Option } from 'commander';
import type { ApiOptions } from './commands/api.ts';
import type { CoverageOptions } from './commands/coverage.ts';
import type { DevOptions } from './commands/dev.ts';
import type { WhyOptions } from './commands/explain-page.ts';
import { failure } from './commands/failure.ts';
import type { Job } from './commands/job.ts';
import type { McpOptions } from './commands/mcp.ts';
import { addNewCommands } from './commands/new-commands.ts';
import { base, percent, port, positiveInteger, share } from './commands/option-values.ts';
import type { RunOptions } from './commands/run-build.ts';
import { withTrace } from './commands/trace-option.ts';
import { UsageError } from './commands/usage-error.ts';
import { addVersionCommands } from './commands/version-commands.ts';
import { codeOfSignal, endingSignals } from './machine/processes.ts';
import { supervise } from './machine/supervise.ts';
import { toolVersion } from './machine/tool.ts';
import { baseVariable } from './site/base.ts';

const withBase = (command: Command): Command =>
  command.option(
    '--base <path>',
    'path below which the host serves the site, such as /kite/ (default: that of url in site.yaml)',
    base,
  );

const withSiteOptions = (command: Command): Command =>
  command
    .option('--root <dir>', 'the site: a folder with content/, and templates/ if it brings its own look', '.')
    .addOption(
      new Option('--format <format>', 'how findings are printed')
        .choices(['pretty', 'json', 'github', 'sarif'])
        .default('pretty'),
    )
    .option('--strict', 'treat warnings as errors', false)
    .option('--quiet', 'print findings only', false)
    .option('--workers <n>', 'processes that render demos (default: one a core)', positiveInteger)
    .option('--cache-dir <dir>', 'where results are kept between builds (default: below node_modules/.cache)')
    .option('--no-cache', 'make everything again, and cache nothing');

// A command imports its modules when it runs, so that help and usage errors appear at once.
const program = new Command('docs-build')
  .description('Compiles a documentation site: Markdown pages and live demos to static HTML.')
  .version(toolVersion)
  // Before the commands: they copy these settings when they are made.
  .showHelpAfterError('(docs-build --help lists every option)')
  .exitOverride();

/** Runs a command in a process that any signal ends at once; restores the site whose replacement was cut short. */
async function work(job: Job): Promise<void> {
  // Every process of the command finds it there.
  if ('base' in job.options && job.options.base) process.env[baseVariable] = job.options.base;
  const { code, isEnded } = await supervise('cli/work.ts', JSON.stringify(job));
  if (isEnded && job.command === 'build') {
    const { outputFolder, recoverOutput } = await import('./6-emit/write-output.ts');
    recoverOutput(outputFolder(job.options.out));
  }
  process.exit(code);
}

const workWithoutOutput = (command: 'check' | 'warm') => (options: Omit<RunOptions, 'out'>) =>
  work({ command, options: { ...options, out: 'out' } });

const printLines = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

async function unknownCommand(name: string): Promise<void> {
  const { nearest } = await import('./diagnostics/nearest.ts');
  const near = nearest(
    name,
    program.commands.map((command) => command.name()),
  );
  program.error(`error: unknown command '${name}'${near === null ? '' : `; did you mean '${near}'?`}`, {
    code: 'commander.unknownCommand',
  });
}

withTrace(
  withBase(
    withSiteOptions(
      program.command('build', { isDefault: true }).description('build the site (the default command)'),
    ),
  ),
)
  .option('--out <dir>', 'where the site is written', 'out')
  .option('--analyze <file>', 'write a page that shows what readers load, by page and package')
  .allowExcessArguments()
  .action(async (options: RunOptions, command: Command) => {
    // An unknown command reaches the default command.
    const [unknown] = command.args;
    if (unknown !== undefined) await unknownCommand(unknown);
    await work({ command: 'build', options });
  });

withTrace(
  withBase(
    withSiteOptions(
      program
        .command('check')
        .description('find mistakes, with demos rendered in development mode; write nothing'),
    ),
  ),
)
  .option('--rule <code...>', 'report only findings of these codes, for example link or link/empty')
  .option('--only <glob...>', "report only findings in these files, for example 'content/guide/**'")
  .option('--external', 'try links to other sites, too', false)
  .option('--watch', 'check again whenever a file changes, and report what is new or gone', false)
  .option('--fix', 'apply unambiguous fixes, and report the rest', false)
  .option('--coverage', 'list only the entries of the reference that no demo and no page shows', false)
  .option(
    '--coverage-min <percent>',
    'fail when fewer entries are shown than this, not api.coverage; implies --coverage',
    percent,
  )
  .action((options: Omit<RunOptions, 'out'> & CoverageOptions & { readonly coverage: boolean }) =>
    options.coverage || options.coverageMin !== undefined
      ? work({ command: 'coverage', options })
      : workWithoutOutput('check')(options),
  );

withSiteOptions(
  program
    .command('warm')
    .description('draw a share of the pictures into the cache, for a build on several machines'),
)
  .requiredOption('--shard <share>', 'the share and the number of shares, for example 2/4', share)
  .action(workWithoutOutput('warm'));

program
  .command('api')
  .description('extract the API reference from the installed packages into content/api')
  .option('--root <dir>', 'the site', '.')
  .option('--quiet', 'print nothing', false)
  .option('--prove', 'draw demos with and without the props of which it states a default', false)
  .action((options: ApiOptions) => work({ command: 'api', options }));

addVersionCommands(program, work);

withBase(program.command('dev').description('serve a site under work, and show edits in the open page'))
  .option('--root <dir>', 'the site', '.')
  .option('--port <port>', 'port to listen on, or the next that is free; 0 takes any', port, 4173)
  .option('--host <host>', 'address to listen on', '127.0.0.1')
  .option('--cache-dir <dir>', 'where results are kept (default: below node_modules/.cache)')
  .option('--no-cache', 'keep nothing')
  .action((options: DevOptions) => work({ command: 'dev', options }));

program
  .command('serve')
  .description('serve a built site as a static host would')
  .argument('[dir]', 'the built site', 'out')
  .option('--port <port>', 'port to listen on; 0 takes a free one', port, 4173)
  .option('--host <host>', 'address to listen on', '127.0.0.1')
  .action(async (directory: string, options: { port: number; host: string }) => {
    const { serve } = await import('./commands/serve.ts');
    await serve(directory, options);
    for (const signal of endingSignals) process.once(signal, () => process.exit(codeOfSignal(signal)));
  });

program
  .command('mcp')
  .description('serve a built site to agents, over the Model Context Protocol')
  .argument('[site]', 'folder or address of the built site', 'out')
  .option('--http <port>', 'listen on this port of 127.0.0.1 instead of standard input; 0 takes any', port)
  .option('--language <code>', 'language of the pages', 'en')
  .option('--root <dir>', 'the site whose installed packages check code', '.')
  .action(async (site: string, options: McpOptions) => {
    const { mcp } = await import('./commands/mcp.ts');
    await mcp(site, options);
  });

program
  .command('explain')
  .description('say what the code of a finding means; without one, list all')
  .argument('[code]', 'a code, for example link/empty')
  .option('--markdown', 'as a table for a page', false)
  .option(
    '--why <page>',
    'say what the output of a page, by address or source, is made from, and why it was made again',
  )
  .option('--root <dir>', 'for --why: the site', '.')
  .option('--cache-dir <dir>', 'for --why: where results are kept (default: below node_modules/.cache)')
  .action(async (code: string | undefined, options: WhyOptions & { markdown: boolean; why?: string }) => {
    if (options.why !== undefined) {
      const { explainPage } = await import('./commands/explain-page.ts');
      printLines(explainPage(options.why, options));
      return;
    }
    const { markdown } = options;
    const { catalogueLines, catalogueMarkdown, explain } = await import('./commands/explain.ts');
    printLines(code !== undefined ? explain(code) : markdown ? catalogueMarkdown() : catalogueLines());
  });

program
  .command('schema')
  .description('print the JSON Schema of a file that people write, or of output that tools read')
  .argument('<name>', 'site, pages, pending, frontmatter, findings or comparison')
  .action(async (name: string) => {
    const { schemaNames, schemaText } = await import('./commands/schema.ts');
    const known = schemaNames.find((schema) => schema === name);
    if (known === undefined)
      throw new UsageError(`There is no schema ${name}: name one of ${schemaNames.join(', ')}.`);
    process.stdout.write(schemaText(known));
  });

addNewCommands(program, printLines);

try {
  await program.parseAsync();
} catch (error) {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && code.startsWith('commander.')) {
    process.exitCode = (error as { exitCode?: number }).exitCode === 0 ? 0 : 2;
  } else {
    process.stderr.write(failure(error));
    process.exitCode = 2;
  }
}

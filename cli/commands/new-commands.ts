import type { Command } from 'commander';
import { resolve } from '../machine/paths.ts';

/** Adds `new site`, `new page`, `new demo` and `new workflow`, which print a line for each file that they write. */
export function addNewCommands(program: Command, printLines: (lines: readonly string[]) => void): void {
  const add = program
    .command('new')
    .description('write the first files of a site, a page, a demo, or its way to readers');

  add
    .command('site')
    .description('make a site: of a library, or with one page and one demo')
    .option('--root <dir>', 'where', '.')
    .option('--package <name>', 'library to document (default: the one around the site; asks in a terminal)')
    .option('--no-package', 'a site without a library')
    .action(async ({ root, package: given }: { root: string; package?: string | boolean }) => {
      const { newLibrarySite, newSite } = await import('./new-site.ts');
      const { askLibrary } = await import('../new/ask-library.ts');
      const { diskHost } = await import('../machine/host.ts');
      const folder = resolve(root);
      const name =
        typeof given === 'string' ? given : given === false ? null : await askLibrary(diskHost, folder);
      printLines(name === null ? newSite(diskHost, folder) : await newLibrarySite(diskHost, folder, name));
    });

  add
    .command('page')
    .description('add a page to the tree, with its Markdown and its first demo')
    .argument('<pathname>', 'its path, for example /guide/sorting')
    .option('--title <text>', 'its title (default: from the path)')
    .option('--root <dir>', 'the site', '.')
    .action(async (pathname: string, { root, title }: { root: string; title?: string }) => {
      const { newPage } = await import('./new.ts');
      const { diskHost } = await import('../machine/host.ts');
      printLines(newPage(diskHost, resolve(root), pathname, title ?? null));
    });

  add
    .command('demo')
    .description('add a demo to the end of a page')
    .argument('<name>', 'the name of its component, for example SortedRows')
    .argument('<page>', 'path of the page')
    .option('--root <dir>', 'the site', '.')
    .action(async (name: string, page: string, { root }: { root: string }) => {
      const { newDemo } = await import('./new.ts');
      const { diskHost } = await import('../machine/host.ts');
      printLines(newDemo(diskHost, resolve(root), name, page));
    });

  add
    .command('workflow')
    .description('add a workflow of GitHub that publishes the site to its Pages')
    .option('--root <dir>', 'the site', '.')
    .action(async ({ root }: { root: string }) => {
      const { newWorkflow } = await import('./new-workflow.ts');
      const { diskHost } = await import('../machine/host.ts');
      printLines(newWorkflow(diskHost, resolve(root)));
    });
}

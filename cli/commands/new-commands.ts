import { resolve } from 'node:path';
import type { Command } from 'commander';

/** Adds `new site`, `new page` and `new demo`, which print a line for each file that they write. */
export function addNewCommands(program: Command, printLines: (lines: readonly string[]) => void): void {
  const add = program.command('new').description('write the first files of a site, a page or a demo');

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
}

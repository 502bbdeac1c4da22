import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { pagesWorkflow, repositoryOf } from '../new/pages-workflow.ts';
import { UsageError } from './usage-error.ts';
import { writeFiles } from './write-new.ts';

/** Makes the workflow that publishes a site; throws when its repository has one of this name. */
export function newWorkflow(host: Host, root: string): string[] {
  if (host.readText(join(root, 'content/site.yaml')) === null)
    throw new UsageError(`${root} has no content/site.yaml. Make a site first: docs-build new site`);
  const lines = writeFiles(host, repositoryOf(host, root), [pagesWorkflow(host, root)]);
  return [
    ...lines,
    'Next: choose "GitHub Actions" as the source of Pages in the settings of the repository, and push.',
  ];
}

import { existsSync, readFileSync } from 'node:fs';
import { diskHost } from '../../machine/host.ts';
import { link } from '../../machine/link.ts';
import { join } from '../../machine/paths.ts';
import { CommandError, runOn } from '../../machine/shell.ts';
import { UsageError } from '../usage-error.ts';
import { fill } from './other-root.ts';

/** A site whose content a command has changed. */
export interface ModifiedRoot {
  readonly root: string;
  /** Number of files that the command changed, added or removed. */
  readonly files: number;
}

const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(diskHost.list(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));

function countChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  ).length;
}

/**
 * A copy of the content of a site in a folder of its own, with the same packages, after a command of the user. Nothing
 * is kept, because what the command depends on is not known. Throws `UsageError`.
 */
export async function modifiedRoot(root: string, command: string): Promise<ModifiedRoot> {
  const folder = `${root}-codemod`;
  fill(folder, root);
  for (const name of ['node_modules', 'package.json', 'package-lock.json'])
    if (existsSync(join(root, name))) link(join(root, name), join(folder, name));
  const content = join(folder, 'content');
  try {
    await runOn(command, content);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new UsageError(`--codemod ${command} failed: ${error.message}`);
  }
  return { root: folder, files: countChanged(textsIn(join(root, 'content')), textsIn(content)) };
}

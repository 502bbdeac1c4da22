import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { referenceChanges } from '../../compare/reference/reference-changes.ts';
import { GitError, git, unpackTree } from '../../machine/git.ts';
import { link } from '../../machine/link.ts';
import { basename, dirname, join, upwards } from '../../machine/paths.ts';
import { isCode, removeAbandoned } from '../../machine/remove-abandoned.ts';
import type { CompiledSite } from '../../model/page.ts';
import { UsageError } from '../usage-error.ts';
import type { Subject, Subjects } from './subjects.ts';

interface CommitOptions {
  /** Folder for other versions. */
  readonly parent: string;
  /** Reads a site. */
  readonly examine: (root: string) => Subject;
}

const lockfiles = ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

/** Lets the modules of a copy find the packages that those of the site find. */
function linkPackages(root: string, copy: string): void {
  const near = upwards(root).find((folder) => existsSync(join(folder, 'node_modules')));
  if (near !== undefined) link(join(near, 'node_modules'), join(copy, 'node_modules'));
  const own = join(root, 'content', 'node_modules');
  if (existsSync(own)) link(own, join(copy, 'content', 'node_modules'));
}

/** Places a site as it was at a commit in a folder that other processes see when it is complete. */
async function unpack(root: string, tree: string, folder: string): Promise<void> {
  const prefix = `.${basename(folder)}.unpacking-`;
  removeAbandoned(dirname(folder), prefix);
  const made = join(dirname(folder), prefix + process.pid);
  try {
    rmSync(made, { recursive: true, force: true });
    await unpackTree(root, tree, made);
    if (!existsSync(join(made, 'content')))
      throw new UsageError(`The site has no content/ at that commit: git ls-tree ${tree}`);
    linkPackages(root, made);
    renameSync(made, folder);
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Lockfiles beside the site or above it that differ from those of the commit. */
async function changedLocks(root: string, top: string, commit: string): Promise<string[]> {
  const folders = upwards(root).filter((folder) => folder === top || folder.startsWith(`${top}/`));
  const found: string[] = [];
  for (const folder of folders)
    for (const name of lockfiles) {
      const file = join(folder, name);
      if (!existsSync(file)) continue;
      const path = file.slice(top.length + 1);
      const old = await git(top, 'show', `${commit}:${path}`).catch(() => null);
      if (old !== readFileSync(file, 'utf8').trim()) found.push(path);
    }
  return found;
}

const idsIn = ({ demos }: CompiledSite): ReadonlySet<string> => new Set(demos.map(({ id }) => id));

function demoNotes(before: CompiledSite, after: CompiledSite): string[] {
  const [old, now] = [idsIn(before), idsIn(after)];
  const note = (ids: readonly string[], words: string): string[] =>
    ids.length === 0 ? [] : [`${words}: ${ids.join(', ')}.`];
  return [
    ...note(
      [...now].filter((id) => !old.has(id)),
      'Demos that are new',
    ),
    ...note(
      [...old].filter((id) => !now.has(id)),
      'Demos that are gone',
    ),
  ];
}

/** The site as it was at a commit, and as it is, both with the installed packages. */
export async function againstCommit(
  own: Subject,
  ref: string,
  { parent, examine }: CommitOptions,
): Promise<Subjects> {
  const { root } = own.site;
  try {
    const top = await git(root, 'rev-parse', '--show-toplevel');
    const commit = await git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).catch(
      () => {
        throw new UsageError(
          `--against ${ref}: no commit has this name here. A shallow clone may lack it: run git fetch origin ${ref}.`,
        );
      },
    );
    const prefix = await git(root, 'rev-parse', '--show-prefix');
    const folder = join(parent, `commit-${commit}`);
    const tree = prefix === '' ? commit : `${commit}:${prefix.replace(/\/$/, '')}`;
    if (!existsSync(folder)) await unpack(root, tree, folder);
    const before = examine(folder);
    const locks = await changedLocks(root, top, commit);
    const packages = locks.map(
      (path) =>
        `${path} differs at ${ref}. Both sides use the installed packages: compare these with --with to see what they change.`,
    );
    return {
      ...{ before, after: own },
      changes: async () => referenceChanges(before.site.reference, own.site.reference),
      facts: {
        before: { [own.site.config.name]: `${ref} (${commit.slice(0, 9)})` },
        after: { [own.site.config.name]: 'the working tree' },
        conflicts: [],
        notes: [...packages, ...demoNotes(before.compiled, own.compiled)],
      },
    };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new UsageError(`--against needs a git repository that has ${root}: ${error.message}`);
  }
}

import { load } from '../1-load/load.ts';
import { sourcePath } from '../1-load/source-path.ts';
import type { Host } from '../machine/host.ts';
import { dirname, join } from '../machine/paths.ts';
import type { Site } from '../model/site.ts';
import { insertNode, removePending } from '../new/edit-lists.ts';
import { demoModule, demoNameFrom, pageMarkdown, titleFrom, withDemo } from '../new/page-files.ts';
import { pathnameSchema } from '../schemas/pathname-schema.ts';
import { pagesOf } from '../site/page-tree.ts';
import { canonicalPathname, languagePrefixes } from '../site/paths.ts';
import { UsageError } from './usage-error.ts';
import { writeFiles } from './write-new.ts';

const treeFile = 'content/pages.yaml';
const pendingFile = 'content/pending.yaml';

const read = (host: Host, root: string, file: string): string => host.readText(join(root, file)) ?? '';

function readSite(host: Host, root: string): Site {
  const { value, diagnostics } = load(host, root);
  // The finding may be about the missing page that `new page` makes.
  const first = diagnostics.find(({ code, severity }) => severity === 'error' && !code.startsWith('page/'));
  if (first === undefined && value !== null) return value;
  throw new UsageError(
    first === undefined ? 'The site cannot be read. Run docs-build check.' : `${first.message} ${first.help}`,
  );
}

/** Makes a page: its node in the tree, its Markdown and its first demo. The page is no longer pending. */
export function newPage(host: Host, root: string, given: string, title: string | null): string[] {
  const { success } = pathnameSchema.safeParse(given);
  if (!success) throw new UsageError(`${given} cannot be the path of a page. Write it like /guide/sorting.`);
  const { config, tree } = readSite(host, root);
  const prefixes = languagePrefixes(config);
  const pathname = canonicalPathname(given, prefixes);
  // A node may exist before its file.
  const node = pagesOf(tree).find((page) => page.pathname === pathname);
  const name = title ?? node?.title ?? (titleFrom(pathname.split('/').at(-1) ?? '') || config.name);
  const source = node?.source ?? sourcePath(pathname);
  const demo = demoNameFrom(pathname);
  const inserted = node ? null : insertNode(read(host, root, treeFile), { pathname, title: name });
  if (node === undefined && inserted === null)
    throw new UsageError(`${treeFile} is not a list with a line a key. Add the node by hand.`);
  const pending = removePending(
    read(host, root, pendingFile),
    (path) => canonicalPathname(path, prefixes) === pathname,
  );
  const done = writeFiles(
    host,
    root,
    [
      { path: source, contents: pageMarkdown(name, demo) },
      { path: join(dirname(source), `${demo}.tsx`), contents: demoModule(demo) },
    ],
    [
      ...(inserted === null ? [] : [{ path: treeFile, contents: inserted.text }]),
      ...(pending === null ? [] : [{ path: pendingFile, contents: pending }]),
    ],
  );
  if (inserted === null) return done;
  const { after } = inserted;
  return [...done, `The page stands after ${after} in ${treeFile}; move its node if it belongs elsewhere.`];
}

const extensions = ['tsx', 'ts', 'jsx', 'js'];

/** Makes a demo: its module beside the page's Markdown, and its directive at the end of the page. */
export function newDemo(host: Host, root: string, name: string, page: string): string[] {
  if (!/^[A-Z]\w*$/.test(name))
    throw new UsageError(`${name} cannot be the name of a demo. Write it like SortedRows.`);
  const { config, sources } = readSite(host, root);
  const pathname = canonicalPathname(page, languagePrefixes(config));
  const source = sources.find(
    ({ node, language }) => node.pathname === pathname && language === config.languages[0],
  );
  if (source === undefined)
    throw new UsageError(`There is no page ${pathname}. Make it with docs-build new page ${pathname}.`);
  const beside = (extension: string): string => join(dirname(source.file), `${name}.${extension}`);
  const taken = extensions.map(beside).find((path) => host.readBytes(join(root, path)) !== null);
  if (taken !== undefined) throw new UsageError(`${taken} exists already. Nothing has been written.`);
  return writeFiles(
    host,
    root,
    [{ path: beside('tsx'), contents: demoModule(name) }],
    [{ path: source.file, contents: withDemo(read(host, root, source.file) ?? '', name) }],
  );
}

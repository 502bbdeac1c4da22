import { z } from 'zod';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { TreeNode } from '../model/site.ts';
import type { Path } from './locate.ts';
import { kindOf } from './node-schemas.ts';
import type { Source } from './parse-source.ts';
import { type ApiSources, readApiNode } from './read-api-node.ts';
import { readNode } from './read-node.ts';
import { validate } from './validate.ts';

const treeSchema = z.strictObject({
  pages: z
    .array(z.unknown())
    .min(1, { error: 'must list at least one page' })
    .describe('Nodes of the page tree, in order.'),
});

interface Walk {
  readonly source: Source;
  readonly prefixes: readonly string[];
  readonly api: ApiSources;
  readonly diagnostics: Diagnostic[];
  /** Pathname → place of its first use. */
  readonly used: Map<string, Place>;
  /** Every map met so far → its node's pathname. An alias leads to a map again. */
  readonly met: Map<object, string | null>;
}

/** A group whose children are being walked. */
interface Ancestor {
  readonly value: object;
  readonly place: Place;
}

/**
 * The tree of `pages.yaml`, without the nodes that have no valid pathname. Null when there is no list of pages.
 * `prefixes` are the recognised languages (`languagePrefixes`).
 */
export function pageTree(
  source: Source,
  prefixes: readonly string[],
  api: ApiSources,
): Outcome<readonly TreeNode[] | null> {
  const { value, diagnostics } = validate(source, {
    schema: treeSchema,
    value: source.value ?? {},
    base: [],
    subject: 'The page tree',
    invalid: 'tree/invalid',
  });
  if (value === null) return { value, diagnostics };
  const walk: Walk = {
    source,
    prefixes,
    api,
    diagnostics: [...diagnostics],
    used: new Map(),
    met: new Map(),
  };
  const tree = walkList(value.pages, ['pages'], [], walk);
  if (walk.diagnostics.length === 0 && !tree.some(holdsPage)) {
    walk.diagnostics.push(
      diagnostic('tree/invalid', source.locate(['pages']), 'The page tree has only outgoing links.', {
        help: 'Add at least one page.',
      }),
    );
  }
  return { value: tree, diagnostics: walk.diagnostics };
}

const holdsPage = (node: TreeNode): boolean =>
  node.kind === 'page' || (node.kind === 'group' && node.children.some(holdsPage));

const walkList = (
  list: readonly unknown[],
  path: Path,
  ancestors: readonly Ancestor[],
  walk: Walk,
): TreeNode[] => list.flatMap((value, index) => walkNode(value, [...path, index], ancestors, walk) ?? []);

function walkNode(
  value: unknown,
  path: Path,
  ancestors: readonly Ancestor[],
  walk: Walk,
): TreeNode | readonly TreeNode[] | null {
  const { source, prefixes, diagnostics, met } = walk;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    diagnostics.push(
      diagnostic('tree/invalid', source.locate(path), 'A node must be a map with a `pathname`.'),
    );
    return null;
  }
  const self = ancestors.find((ancestor) => ancestor.value === value);
  if (self !== undefined) {
    const related = [{ message: 'The group begins here.', place: self.place }];
    diagnostics.push(
      diagnostic('tree/cycle', source.locate(path, 'use'), 'This group contains itself.', { related }),
    );
    return null;
  }
  const earlier = met.get(value);
  if (earlier !== undefined) {
    // The repeated part is not walked again: that could take exponential time.
    if (earlier !== null) claimPathname(earlier, source.locate(path, 'use'), walk);
    return null;
  }
  if (kindOf(value) === 'api') {
    const { value: pages, diagnostics: found } = readApiNode({ value, path, source, prefixes }, walk.api);
    diagnostics.push(...found);
    for (const { pathname, place } of pages) claimPathname(pathname, place, walk);
    return pages;
  }
  const { value: node, diagnostics: found } = readNode({ value, path, source, prefixes });
  diagnostics.push(...found);
  met.set(value, node?.pathname ?? null);
  if (node === null) return null;
  claimPathname(node.pathname, node.place, walk);
  if (node.kind !== 'group') return node;
  const inner = [...ancestors, { value, place: source.locate(path) }];
  const children = walkList(Reflect.get(value, 'children'), [...path, 'children'], inner, walk);
  return children.length === 0 ? null : { ...node, children };
}

function claimPathname(pathname: string, place: Place, { used, diagnostics }: Walk): void {
  const first = used.get(pathname);
  if (first === undefined) {
    used.set(pathname, place);
    return;
  }
  diagnostics.push(
    diagnostic('tree/duplicate-pathname', place, `The pathname ${pathname} is used twice.`, {
      related: [{ message: 'It is first used here.', place: first }],
    }),
  );
}

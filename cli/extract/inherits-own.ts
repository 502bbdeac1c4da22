import { basename } from 'node:path';
import type { ApiInherited } from '../model/api-component.ts';
import { propsTypesOf } from './component-type.ts';
import { type Context, docOf, fileOf } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import type { ts } from './program.ts';

/**
 * Other components of the documented packages whose props a component passes on: its types take them, its script does
 * not declare them again. `props` are all props of its types, `listed` those that its page lists.
 */
export function inheritedFromOwn(
  context: Context,
  component: ts.Symbol,
  props: ReadonlyMap<string, ts.Symbol>,
  listed: ReadonlySet<string>,
): ApiInherited[] {
  const files = new Set(
    [...props]
      .filter(([name, prop]) => !listed.has(name) && !isIgnored(docOf(context, prop)))
      .map(([, prop]) => fileOf(prop)),
  );
  return [...files].flatMap((file): ApiInherited[] => {
    // A component's props are declared in its own module.
    const name = basename(file).replace(/\.(?:d\.)?[cm]?tsx?$/, '');
    const owner = context.exports.get(name)?.[0];
    if (!owner || owner.symbol === component || fileOf(owner.symbol) !== file) return [];
    return propsTypesOf(context.checker, owner.symbol) === null
      ? []
      : [{ name, package: owner.package.name }];
  });
}

import type { WithParts } from '../../machine/cache.ts';
import { withHash } from '../../machine/spool.ts';
import type { Contents, LazyBytes } from '../../model/output.ts';
import type { CompiledSource, CompiledVariants } from './compile-source.ts';

/** The same source with its fragments replaced, always in the same order. */
function withFragments(
  { written, javascript }: CompiledVariants,
  replace: (fragment: Contents) => Contents,
): CompiledVariants {
  const source = (variant: CompiledSource): CompiledSource => ({
    ...variant,
    fragment: replace(variant.fragment),
    others: Object.fromEntries(
      Object.entries(variant.others).map(([name, other]) => [
        name,
        other && { ...other, fragment: replace(other.fragment) },
      ]),
    ),
  });
  return { written: source(written), javascript: javascript && source(javascript) };
}

/** Moves the fragments, most of a source, out of it: they stay bytes until a document is made. */
export function packSource(compiled: CompiledVariants): WithParts {
  const parts: LazyBytes[] = [];
  const value = withFragments(compiled, (fragment) => {
    parts.push(withHash(fragment));
    return '';
  });
  return { value, parts };
}

export function unpackSource({ value, parts: packed }: WithParts): CompiledVariants {
  const parts = packed.values();
  return withFragments(value as CompiledVariants, () => parts.next().value ?? '');
}

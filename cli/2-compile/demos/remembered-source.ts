import { type Cache, contentHash } from '../../machine/cache.ts';
import { withHash } from '../../machine/spool.ts';
import type { Contents, LazyBytes } from '../../model/output.ts';
import { type CompiledSource, compileSource } from './compile-source.ts';

type Compiled = ReturnType<typeof compileSource>;

/** The same with other fragments, asked for in an order that is always the same. */
function withFragments(
  { value: { written, javascript }, diagnostics }: Compiled,
  replace: (fragment: Contents) => Contents,
): Compiled {
  const source = (each: CompiledSource): CompiledSource => ({
    ...each,
    fragment: replace(each.fragment),
    others: Object.fromEntries(
      Object.entries(each.others).map(([name, other]) => [
        name,
        other && { ...other, fragment: replace(other.fragment) },
      ]),
    ),
  });
  return { value: { written: source(written), javascript: javascript && source(javascript) }, diagnostics };
}

/**
 * `compileSource` that looks its results up. Fragments, which are most of them, stay bytes until a document is made;
 * `version` changes with the code.
 */
export function rememberedSource(cache: Cache, version: string): typeof compileSource {
  const kind = 'sources';
  return (input) => {
    const key = contentHash(version, JSON.stringify(input));
    const known = cache.getWithParts(kind, key);
    if (known !== undefined) {
      const parts = known.parts.values();
      return withFragments(known.value as Compiled, () => parts.next().value ?? '');
    }
    const compiled = compileSource(input);
    const parts: LazyBytes[] = [];
    const value = withFragments(compiled, (fragment) => {
      parts.push(withHash(fragment));
      return '';
    });
    cache.setWithParts(kind, key, { value, parts });
    return compiled;
  };
}

import { describe, expect, test } from 'vitest';
import { type SharedModule, sharedChunks } from '../../cli/4-bundle/shared-chunks.ts';

const module = (
  id: string,
  pages: bigint,
  bytes: number,
  group = '',
  imports: readonly string[] = [],
): SharedModule => ({ id, pages, bytes, group, imports });

const inOrder = (modules: readonly SharedModule[]) =>
  sharedChunks(modules)
    .map((ids) => [...ids].sort().join('+'))
    .sort();

test('modules of the same pages share a file', () => {
  expect(inOrder([module('lamp', 0b11n, 9e5), module('shade', 0b11n, 10)])).toEqual(['lamp+shade']);
});

test('a large module is not loaded by a page without it', () => {
  expect(inOrder([module('lamp', 0b01n, 9e5), module('dimmer', 0b10n, 9e5)])).toEqual(['dimmer', 'lamp']);
});

test('a small module joins where that costs less than a request', () => {
  const modules = [module('lamp', 0b1111n, 9e5), module('knob', 0b0111n, 500)];
  expect(inOrder(modules)).toEqual(['knob+lamp']);
});

test('a small module of few pages stays out of the file of many', () => {
  const many = (1n << 40n) - 1n;
  expect(inOrder([module('lamp', many, 9e5), module('fuse', 1n, 30_000)])).toEqual(['fuse', 'lamp']);
});

test('a page has eight files at most', () => {
  const modules = Array.from({ length: 10 }, (_, index) =>
    module(`m${index}`, 1n | (1n << BigInt(index + 1)), 9e5),
  );
  expect(sharedChunks(modules)).toHaveLength(8);
});

test('modules of different groups never share a file, and count together', () => {
  expect(inOrder([module('lamp', 1n, 10), module('shade', 1n, 10, 'first')])).toEqual(['lamp', 'shade']);
  const modules = Array.from({ length: 12 }, (_, index) =>
    module(`m${index}`, 1n | (1n << BigInt(index + 1)), 9e5, index < 5 ? 'first' : ''),
  );
  expect(sharedChunks(modules)).toHaveLength(8);
});

test('the same modules give the same files', () => {
  const modules = Array.from({ length: 60 }, (_, index) =>
    module(`m${index}`, BigInt((index * 7919) % 31) + 1n, ((index * 104_729) % 90_000) + 1),
  );
  expect(sharedChunks(modules)).toEqual(sharedChunks(modules));
  expect(sharedChunks(modules).flat().sort()).toEqual(modules.map(({ id }) => id).sort());
});

describe('imports', () => {
  /** Modules of random pages, each importing some of the later ones; importers pass their pages on. */
  const graph = (seed: number): SharedModule[] => {
    let state = seed;
    const next = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const size = 40;
    const pages = Array.from({ length: size }, () => 1n << BigInt(next(12)));
    const imports = Array.from({ length: size }, (_, index) =>
      Array.from({ length: next(4) }, () => index + 1 + next(size)).filter((each) => each < size),
    );
    for (const [index, own] of imports.entries())
      for (const each of own) pages[each] = (pages[each] ?? 0n) | (pages[index] ?? 0n);
    return imports.map((own, index) =>
      module(
        `m${index}`,
        pages[index] ?? 0n,
        next(200_000),
        '',
        own.map((each) => `m${each}`),
      ),
    );
  };
  const filesOf = (modules: readonly SharedModule[]) => {
    const files = sharedChunks(modules);
    const fileOf = new Map(files.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
    const importsOf = files.map((ids, file) => {
      const all = modules.filter(({ id }) => ids.includes(id)).flatMap(({ imports }) => imports);
      return new Set(all.map((id) => fileOf.get(id) ?? -1).filter((each) => each !== file));
    });
    const loadedBy = (starts: Iterable<number>) => {
      const loaded = new Set(starts);
      for (const file of loaded) for (const next of importsOf[file] ?? []) loaded.add(next);
      return loaded;
    };
    return { files, fileOf, importsOf, loadedBy };
  };

  test.each(Array.from({ length: 50 }, (_, index) => index + 1))('never go in a circle: %i', (seed) => {
    const { importsOf, loadedBy } = filesOf(graph(seed));
    for (const [file, imports] of importsOf.entries()) expect([...loadedBy(imports)]).not.toContain(file);
  });

  test.each(Array.from({ length: 50 }, (_, index) => index + 1))('count as files of a page: %i', (seed) => {
    const modules = graph(seed);
    const { fileOf, loadedBy } = filesOf(modules);
    for (let page = 0n; page < 12n; page += 1n) {
      const own = modules.filter(({ pages }) => (pages & (1n << page)) > 0n);
      expect(loadedBy(own.map(({ id }) => fileOf.get(id) ?? -1)).size).toBeLessThanOrEqual(8);
    }
  });
});

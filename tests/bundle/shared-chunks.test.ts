import { describe, expect, test } from 'vitest';
import {
  joined,
  type Loads,
  type SharedModule,
  sharedChunks,
} from '../../cli/4-bundle/packages/shared-chunks.ts';

const module = (
  id: string,
  pages: bigint,
  bytes: number,
  group = '',
  imports: readonly string[] = [],
): SharedModule => ({ id, loads: { first: pages, further: 0n }, bytes, group, imports });

/** Each of so many pages has eight files at most. */
const eight = (pages: number) =>
  new Map(Array.from({ length: pages }, (_, page) => [1n << BigInt(page), 8] as const));

const nobody: Loads = { first: 0n, further: 0n };

const inOrder = (modules: readonly SharedModule[]) =>
  sharedChunks(modules, eight(64))
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

test('what only further demos need stays out of what the first demo loads', () => {
  const dimmer = { ...module('dimmer', 0n, 9e5), loads: { first: 0n, further: 1n } };
  expect(inOrder([module('lamp', 1n, 9e5), dimmer])).toEqual(['dimmer', 'lamp']);
});

test('what only further demos need waits even where a request costs more, unless it is next to nothing', () => {
  const dimmer = (bytes: number) => ({
    ...module('dimmer', 0n, bytes),
    loads: { first: 0n, further: 1n },
  });
  expect(inOrder([module('lamp', 1n, 9e5), dimmer(10_000)])).toEqual(['dimmer', 'lamp']);
  expect(inOrder([module('lamp', 1n, 9e5), dimmer(500)])).toEqual(['dimmer+lamp']);
});

test('what the first demo has loaded is there for further ones', () => {
  expect(joined({ first: 0b01n, further: 0b10n }, { first: 0b10n, further: 0b101n })).toEqual({
    first: 0b11n,
    further: 0b100n,
  });
});

test('a page has as many files as it may, at most', () => {
  const modules = Array.from({ length: 10 }, (_, index) =>
    module(`m${index}`, 1n | (1n << BigInt(index + 1)), 9e5),
  );
  expect(sharedChunks(modules, eight(64))).toHaveLength(8);
});

test('modules of different groups never share a file, and count together', () => {
  expect(inOrder([module('lamp', 1n, 10), module('shade', 1n, 10, 'first')])).toEqual(['lamp', 'shade']);
  const modules = Array.from({ length: 12 }, (_, index) =>
    module(`m${index}`, 1n | (1n << BigInt(index + 1)), 9e5, index < 5 ? 'first' : ''),
  );
  expect(sharedChunks(modules, eight(64))).toHaveLength(8);
});

test('the same modules give the same files', () => {
  const modules = Array.from({ length: 60 }, (_, index) =>
    module(`m${index}`, BigInt((index * 7919) % 31) + 1n, ((index * 104_729) % 90_000) + 1),
  );
  expect(sharedChunks(modules, eight(8))).toEqual(sharedChunks(modules, eight(8)));
  expect(sharedChunks(modules, eight(8)).flat().sort()).toEqual(modules.map(({ id }) => id).sort());
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
    const pages = Array.from({ length: size }, (): Loads => {
      const page = 1n << BigInt(next(12));
      return next(3) === 0 ? { first: 0n, further: page } : { first: page, further: 0n };
    });
    const imports = Array.from({ length: size }, (_, index) =>
      Array.from({ length: next(4) }, () => index + 1 + next(size)).filter((each) => each < size),
    );
    for (const [index, own] of imports.entries())
      for (const each of own) pages[each] = joined(pages[each] ?? nobody, pages[index] ?? nobody);
    return imports.map((own, index) => ({
      ...module(
        `m${index}`,
        0n,
        next(200_000),
        '',
        own.map((each) => `m${each}`),
      ),
      loads: pages[index] ?? nobody,
    }));
  };
  const filesOf = (modules: readonly SharedModule[]) => {
    const files = sharedChunks(modules, eight(12));
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
      const own = modules.filter(({ loads }) => ((loads.first | loads.further) & (1n << page)) > 0n);
      expect(loadedBy(own.map(({ id }) => fileOf.get(id) ?? -1)).size).toBeLessThanOrEqual(8);
    }
  });
});

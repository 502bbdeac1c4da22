import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derived, type Task } from '../../cli/derive/derived.ts';
import { createGraph, type Graph } from '../../cli/derive/graph.ts';
import type { Made } from '../../cli/derive/history.ts';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { type Cache, noCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { inTurns } from '../../cli/machine/turns.ts';

// A small language: a line `= n` of a file is a number, `+ name` adds the value of another file, `? name` adds one if there
// is such a file. A value thus reads what its text says, which changes with every edit.
const names = ['a', 'b', 'c', 'd'] as const;
const root = '/site';
const fileOf = (name: string) => `${root}/${name}`;

const exists = derived('test-exists', 'data', ({ host }, name) => host.readText(fileOf(name)) !== null);

/** Lines of a file without those that say nothing. */
const lines = derived('test-lines', 'data', ({ host, report }, name): readonly string[] => {
  const text = host.readText(fileOf(name)) ?? '';
  if (text.includes('!')) report([diagnostic('site/syntax', null, `${name} has a mark.`)]);
  return text.split('\n').filter((line) => /^[=+?] /.test(line));
});

/** Files are added in order of their names, so that no value depends on itself. */
const sum = derived('test-sum', 'disk', ({ get }, name): number =>
  get(lines, name).reduce((total, line) => {
    const [, sign, value = ''] = /^(.) (.*)$/.exec(line) ?? [];
    if (sign === '=') return total + Number(value);
    if (sign === '?') return total + (get(exists, value) ? 1 : 0);
    return total + (value > name ? get(sum, value) : 0);
  }, 0),
);

const list = derived('test-list', 'object', ({ host, get }): readonly string[] =>
  host.list(root).map((name) => `${name} ${get(sum, name)}`),
);

/** A disk that damages an entry now and then. */
function memoryCache(): Cache & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    ...noCache,
    entries,
    getWithParts: (kind, key) => {
      const entry = entries.get(`${kind} ${key}`);
      return entry === undefined ? undefined : { value: JSON.parse(entry), parts: [] };
    },
    setWithParts: (kind, key, { value }) => void entries.set(`${kind} ${key}`, JSON.stringify(value)),
  };
}

function graphOf(files: Map<string, string | Uint8Array>, cache: Cache = noCache, version = '1') {
  const made: Made[] = [];
  const graph = createGraph({
    root,
    host: memoryHost(files),
    cache,
    version,
    onMade: (each) => void made.push(each),
  });
  const takeMade = () => made.splice(0).map(({ name, key, because }) => `${name} ${key}: ${because}`);
  return { graph, takeMade };
}

const answer = (graph: Graph) => ({ value: graph.get(list), findings: graph.findings(list) });

const line = fc.oneof(
  fc.constantFrom('# words', '# other words!', ''),
  fc.integer({ min: 0, max: 3 }).map((value) => `= ${value}`),
  fc.constantFrom(...names).map((name) => `+ ${name}`),
  fc.constantFrom(...names).map((name) => `? ${name}`),
);
const text = fc.array(line, { maxLength: 4 }).map((each) => each.join('\n'));

/** An edit writes a file or removes it; null. Sometimes the process ends, or an entry on disk is damaged. */
const step = fc.record({
  name: fc.constantFrom(...names),
  text: fc.option(text),
  restart: fc.boolean(),
  damage: fc.boolean(),
});

describe('after any edits', () => {
  test('the answer is that of a graph that knows nothing, in one process and over several', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const files = new Map<string, string | Uint8Array>();
        const cache = memoryCache();
        let { graph } = graphOf(files, cache);
        for (const { name, text: contents, restart, damage } of steps) {
          const isNewFile = files.has(fileOf(name)) !== (contents !== null);
          if (contents === null) files.delete(fileOf(name));
          else files.set(fileOf(name), contents);
          if (damage) cache.entries.delete([...cache.entries.keys()][0] ?? '');
          if (restart) ({ graph } = graphOf(files, cache));
          else graph.change(isNewFile ? null : new Set([fileOf(name)]));
          expect(answer(graph)).toEqual(answer(graphOf(files).graph));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a value is made again only if something that it read has changed, and the reason is one of its reads', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const files = new Map<string, string | Uint8Array>();
        const { graph, takeMade } = graphOf(files);
        const changed = new Map<string, number>();
        let turn = 0;
        for (const { name, text: contents } of steps) {
          const before = answer(graph);
          takeMade();
          const old = files.get(fileOf(name)) ?? null;
          if (contents === null) files.delete(fileOf(name));
          else files.set(fileOf(name), contents);
          graph.change((old === null) === (contents === null) ? new Set([fileOf(name)]) : null);
          const after = answer(graph);
          const made = takeMade();
          if (old === contents) {
            expect(made).toEqual([]);
            expect(after.value).toBe(before.value);
          }
          // Moments of the last change of each file and value; a value may not have been asked for since.
          turn += 1;
          if (old !== contents) changed.set(`text ${name}`, turn);
          changed.set('folder', turn);
          for (const each of made) {
            const [value = '', because = ''] = each.split(': ').map((part) => part.trim());
            if (because !== 'null')
              expect(changed.get(because) ?? 0).toBeGreaterThanOrEqual(changed.get(value) ?? turn);
            changed.set(value, turn);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('a result that is as before changes nothing that reads it', () => {
  const files = new Map<string, string | Uint8Array>([
    [fileOf('a'), '= 1\n+ b'],
    [fileOf('b'), '= 2'],
  ]);
  const { graph, takeMade } = graphOf(files);
  expect(graph.get(list)).toEqual(['a 3', 'b 2']);
  takeMade();
  files.set(fileOf('b'), '# two\n= 2');
  graph.change(new Set([fileOf('b')]));
  expect(graph.get(list)).toEqual(['a 3', 'b 2']);
  expect(takeMade()).toEqual(['test-lines b: text b']);
  files.set(fileOf('b'), '= 1\n= 1');
  graph.change(new Set([fileOf('b')]));
  graph.get(list);
  expect(takeMade()).toEqual(['test-lines b: text b', 'test-sum b: test-lines b']);
});

test('findings come with every value that read theirs, each once, from the disk as well', () => {
  const files = new Map<string, string | Uint8Array>([
    [fileOf('a'), '+ c'],
    [fileOf('b'), '+ c'],
    [fileOf('c'), '= 1\n!'],
  ]);
  const cache = memoryCache();
  for (const { graph } of [graphOf(files, cache), graphOf(files, cache)]) {
    for (const name of ['a', 'b', 'c']) expect(graph.findings(sum, name)).toHaveLength(1);
    expect(graph.findings(list)).toHaveLength(1);
  }
});

describe('values on disk', () => {
  const files = new Map<string, string | Uint8Array>([
    [fileOf('a'), '= 1\n? d\n+ b'],
    [fileOf('b'), '= 2'],
  ]);
  const sumsMade = (made: readonly string[]) => made.filter((each) => each.startsWith('test-sum'));

  test('are taken while what they read is as it was, and another process tells why they are not', () => {
    const cache = memoryCache();
    graphOf(files, cache).graph.get(list);
    const same = graphOf(files, cache);
    same.graph.get(list);
    expect(sumsMade(same.takeMade())).toEqual([]);
    const more = new Map([...files, [fileOf('d'), '']]);
    const other = graphOf(more, cache);
    expect(other.graph.get(list)).toEqual(['a 4', 'b 2', 'd 0']);
    expect(sumsMade(other.takeMade())).toEqual(['test-sum a: test-exists d', 'test-sum d: null']);
  });

  test('are those of one version of the code', () => {
    const cache = memoryCache();
    graphOf(files, cache).graph.get(list);
    const other = graphOf(files, cache, '2');
    other.graph.get(list);
    expect(sumsMade(other.takeMade())).toEqual(['test-sum b: null', 'test-sum a: null']);
  });

  test('cannot depend on what has no hash', () => {
    const wrong = derived('test-wrong', 'disk', ({ get }) => get(list).length);
    const { graph } = graphOf(files, memoryCache());
    expect(() => graph.get(wrong)).toThrow('test-list is not plain data');
  });

  test('are right when two processes make them at once', () => {
    const cache = memoryCache();
    const [one, other] = [graphOf(new Map(files), cache), graphOf(new Map([[fileOf('a'), '= 7']]), cache)];
    expect(one.graph.get(sum, 'b')).toBe(2);
    expect(other.graph.get(list)).toEqual(['a 7']);
    expect(one.graph.get(list)).toEqual(['a 3', 'b 2']);
    expect(graphOf(new Map([[fileOf('a'), '= 7']]), cache).graph.get(list)).toEqual(['a 7']);
  });
});

test('a value that reads itself is a mistake of ours, which names the way', () => {
  const loop = derived('test-loop', 'object', ({ get }): number => get(sum, 'a') + get(again));
  const again = derived('test-again', 'object', ({ get }): number => get(loop));
  expect(() => graphOf(new Map()).graph.get(loop)).toThrow('test-loop reads test-again reads test-loop');
});

test('an environment variable is an input', () => {
  const lamp = derived('test-lamp', 'data', ({ environment }) => environment('TEST_LAMP') ?? 'none');
  const { graph } = graphOf(new Map());
  expect(graph.get(lamp)).toBe('none');
  process.env.TEST_LAMP = 'lit';
  graph.change(null);
  expect(graph.get(lamp)).toBe('lit');
  delete process.env.TEST_LAMP;
});

test('work in steps ends when nobody waits for it, and what was made stays', async () => {
  const files = new Map(names.map((name) => [fileOf(name), '= 1'] as const));
  const { graph, takeMade } = graphOf(new Map(files));
  const controller = new AbortController();
  function* all() {
    for (const name of names) {
      graph.get(sum, name);
      if (name === 'b') controller.abort();
      yield;
    }
  }
  await expect(inTurns(all(), controller.signal)).rejects.toThrow('aborted');
  expect(takeMade().filter((each) => each.startsWith('test-sum'))).toHaveLength(2);
  graph.get(list);
  expect(takeMade().filter((each) => each.startsWith('test-sum'))).toHaveLength(2);
});

describe('a task', () => {
  /** Work that reads a file, waits, and reads another. */
  const task = (during: () => void = () => {}, isWhole = false): Task<string> => ({
    name: 'test-task',
    isWhole,
    make: async ({ host, get }) => {
      const before = host.readText(fileOf('a'));
      await Promise.resolve();
      during();
      return `${before} ${get(sum, 'b')}`;
    },
    split: { pack: (value) => ({ value, parts: [] }), unpack: ({ value }) => String(value) },
  });
  const filesOf = () =>
    new Map<string, string | Uint8Array>([
      [fileOf('a'), 'one'],
      [fileOf('b'), '= 2'],
    ]);

  test('records what it reads before and after it waits, beside others', async () => {
    const cache = memoryCache();
    const files = filesOf();
    const run = async (isWhole = false) => {
      const { graph, takeMade } = graphOf(files, cache);
      const [{ value }] = await Promise.all([
        graph.run(task(undefined, isWhole), 'key'),
        graph.run({ ...task(), name: 'test-other' }, 'key'),
      ]);
      return { value, made: takeMade().filter((each) => each.startsWith('test-task')) };
    };
    expect(await run()).toEqual({ value: 'one 2', made: ['test-task key: null'] });
    expect(await run()).toEqual({ value: 'one 2', made: [] });
    files.set(fileOf('b'), '= 3');
    expect(await run()).toEqual({ value: 'one 3', made: ['test-task key: test-sum b'] });
    files.set(fileOf('a'), 'two');
    expect(await run()).toEqual({ value: 'two 3', made: ['test-task key: text a'] });
  });

  test('that is the whole run depends on every input of the graph, and on no value between', async () => {
    const cache = memoryCache();
    const files = filesOf();
    const run = async () => {
      const { graph, takeMade } = graphOf(files, cache);
      await graph.run(
        task(() => graph.get(list), true),
        'key',
      );
      return takeMade();
    };
    expect(await run()).toContain('test-task key: null');
    expect(await run()).toEqual([]);
    files.set(fileOf('c'), '= 1');
    expect(await run()).toContain('test-task key: folder');
  });

  test('that is the whole run is not kept when a file changes between two reads', async () => {
    const cache = memoryCache();
    const files = filesOf();
    const { graph } = graphOf(files, cache);
    const { value } = await graph.run(
      task(() => {
        files.set(fileOf('a'), 'two');
        graph.host.readText(fileOf('a'));
      }, true),
      'key',
    );
    expect(value).toBe('one 2');
    expect((await graphOf(files, cache).graph.run(task(undefined, true), 'key')).value).toBe('two 2');
  });
});

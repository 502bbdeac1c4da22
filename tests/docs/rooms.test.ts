import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-api';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

/** Folders whose own folders are rooms. */
const parents = ['cli', 'cli/4-bundle', 'renderer', 'templates'];

const filesIn = (folder: string): string[] =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .map((path) => join(folder, path));

/** The room of a file below `parent`; files beside the rooms join them, and belong to none. */
const roomOf = (parent: string, file: string): string | null => {
  const [room, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : [];
  return room === undefined || rest.length === 0 ? null : room;
};

/** The rooms that the files of a room import. */
function importedRooms(parent: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of filesIn(parent)) {
    const room = roomOf(parent, file);
    if (room === null) continue;
    const imported = rooms.get(room) ?? new Set();
    rooms.set(room, imported);
    for (const { fileName } of ts.preProcessFile(readFileSync(join(repository, file), 'utf8'))
      .importedFiles) {
      const other = fileName.startsWith('.') ? roomOf(parent, join(dirname(file), fileName)) : null;
      if (other !== null && other !== room) imported.add(other);
    }
  }
  return rooms;
}

/** Rooms that are left when those that import no other one are taken away, again and again. */
function circular(rooms: Map<string, Set<string>>): string[] {
  const left = new Map([...rooms].map(([room, imported]) => [room, new Set(imported)]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [room, imported] of left) {
      for (const other of imported) if (!left.has(other)) imported.delete(other);
      if (imported.size === 0) left.delete(room);
    }
  }
  return [...left.keys()];
}

test.each(parents)('no rooms of %s import one another in a circle', (parent) => {
  const rooms = importedRooms(parent);
  expect(rooms.size).toBeGreaterThanOrEqual(3);
  expect(circular(rooms)).toEqual([]);
});

test('a circle is found', () => {
  const rooms = { attic: ['hall'], hall: ['kitchen', 'cellar'], kitchen: ['hall'], cellar: [] };
  expect(
    circular(new Map(Object.entries(rooms).map(([room, imported]) => [room, new Set(imported)]))),
  ).toEqual(['attic', 'hall', 'kitchen']);
});

// A codemod for the invented library: right for one demo, half for another, wrong for a third.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, flag] = process.argv.slice(2).sort((one) => (one.startsWith('--') ? 1 : -1));
if (flag === '--torn') throw new Error('the codemod is torn');
const edits = {
  'OldKite.tsx': (text) => text.replace('grey', 'red'),
  'BowTail.tsx': (text) => text.replace("'kite-ui/bow'", "'kite-ui'"),
  'LongTail.tsx': (text) => text.replace('length={3}', 'size={3}'),
};
for (const [name, edit] of Object.entries(edits)) {
  const file = join(folder, 'guide', name);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileSource, type SourceInput } from '../../cli/2-compile/demos/compile-source.ts';
import { rememberedSource } from '../../cli/2-compile/demos/remembered-source.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { textOf } from '../../cli/machine/spool.ts';
import { temporaryFolder } from '../support/folder.ts';

const folder = temporaryFolder();

const input: SourceInput = {
  file: 'content/Rack.tsx',
  code: `import { Shelf } from 'pine';\nimport { Board } from 'planks';\nexport default (width: number) => <Shelf width={width} board={Board} />;\n`,
  javascript: { style: null },
  preview: { given: null, wrappers: [], names: [] },
  alternatives: {
    style: null,
    config: {
      except: { imports: [], names: [] },
      others: ['Oak', 'Elm'].map((name) => ({
        name,
        replace: [
          {
            from: 'pine',
            export: 'Shelf',
            argument: null,
            with: { from: name.toLowerCase(), code: 'Shelf', default: false },
          },
        ],
        except: { imports: [], names: [] },
      })),
    },
  },
};

/** With texts in place of lazy bytes. */
const whole = (compiled: ReturnType<typeof compileSource>): unknown =>
  JSON.parse(JSON.stringify(compiled, (key, value) => (key === 'fragment' ? textOf(value) : value)));

test('what is kept of a file is what was compiled, each fragment in its place; a damaged entry is made again', () => {
  const made = compileSource(input);
  expect(Object.keys(made.value.written.others)).toEqual(['Oak', 'Elm']);
  const compiled = whole(made);
  const again = () => whole(rememberedSource(diskCache(folder), '1')(input));
  expect(again()).toEqual(compiled);
  expect(again()).toEqual(compiled);
  const [entry = ''] = readdirSync(join(folder, 'sources'));
  truncateSync(join(folder, 'sources', entry), 500);
  expect(again()).toEqual(compiled);
  expect(again()).toEqual(compiled);
});

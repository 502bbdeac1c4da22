import { expect, test } from 'vitest';
import {
  type CompiledVariants,
  compileSource,
  type SourceInput,
} from '../../cli/2-compile/demos/compile-source.ts';
import { packSource, unpackSource } from '../../cli/2-compile/demos/packed-source.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { textOf } from '../../cli/machine/spool.ts';
import { temporaryFolder } from '../support/folder.ts';

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
const whole = (compiled: CompiledVariants): unknown =>
  JSON.parse(JSON.stringify(compiled, (key, value) => (key === 'fragment' ? textOf(value) : value)));

test('what comes back from the disk is what was compiled, each fragment in its place', () => {
  const { value } = compileSource(input);
  expect(Object.keys(value.written.others)).toEqual(['Oak', 'Elm']);
  const cache = diskCache(temporaryFolder());
  cache.setWithParts('source', 'rack', packSource(value));
  const kept = cache.getWithParts('source', 'rack');
  if (kept === undefined) throw new Error('Nothing is kept');
  expect((kept.value as CompiledVariants).written.fragment).toBe('');
  expect(whole(unpackSource(kept))).toEqual(whole(value));
});

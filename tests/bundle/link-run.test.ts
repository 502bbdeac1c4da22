import { expect, test } from 'vitest';
import { linkRun, packageUses } from '../../cli/4-bundle/packages/link-run.ts';

const scripts = {
  'assets/site-AAAAAAAA.js': 'export const search = () => import("./chunk-BBBBBBBB.js");',
  'assets/chunk-BBBBBBBB.js': 'export const index = 1;',
  'assets/mount-CCCCCCCC.js': 'import { lamp } from "docs-build-package:lamps/index.js"; lamp();',
  'assets/frame-DDDDDDDD.js': 'import("./mount-CCCCCCCC.js");',
};

const run = {
  files: Object.entries(scripts).map(([path, contents]) => ({ path, contents })),
  metafile: {
    inputs: {},
    outputs: Object.fromEntries(
      Object.entries(scripts).map(([path, text]) => [
        path,
        {
          bytes: text.length,
          inputs: {},
          exports: [],
          imports: [...text.matchAll(/[\w-]+-[A-Z]{8}\.js/g)].map(([name]) => ({
            path: `assets/${name}`,
            kind: 'dynamic-import' as const,
          })),
        },
      ]),
    ),
  },
  warnings: [],
  further: [],
};

const linkedTo = (url: string) => {
  const paths = new Set(Object.keys(scripts));
  const links = {
    stamp: url,
    before: [],
    calls: [],
    addressOf: (_: string, name: string) => ({ url, name }),
    later: () => url,
  };
  return linkRun(run, [{ paths, uses: packageUses(run, paths), links }]);
};

test('scripts that lead to packages get other names with other packages, and the rest keep theirs', () => {
  const [one, other] = [linkedTo('/assets/packages-1.js'), linkedTo('/assets/packages-2.js')];
  const others = other.files.map(({ path }) => path);
  const shared = one.files.map(({ path }) => path).filter((path) => others.includes(path));
  expect(shared).toEqual(['assets/site-AAAAAAAA.js', 'assets/chunk-BBBBBBBB.js']);
  expect(Object.keys(one.metafile.outputs)).toEqual(one.files.map(({ path }) => path));
  const [, , mount, frame] = one.files;
  expect(mount?.contents).toContain('/assets/packages-1.js');
  expect(frame?.contents).toBe(`import("./${mount?.path.slice('assets/'.length)}");`);
});

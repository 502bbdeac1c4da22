import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { pagesWithTypes, typesInCode } from '../../cli/3-check/code-types/code-types.ts';
import { compile } from '../../cli/examine/examine.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import type { CompiledSite } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';
import { codeKey } from '../../renderer/highlighting/code-key.ts';
import type { CodeTypes } from '../../renderer/view/code-types.ts';
import { temporaryFolder } from '../support/folder.ts';
import { keeperOf } from '../support/keeper.ts';
import { repository } from '../support/run-cli.ts';

let site: Site;
let compiled: CompiledSite;
const folder = temporaryFolder();

beforeAll(() => {
  const root = join(folder, 'tests/sites/lantern');
  cpSync(join(repository, 'tests/sites/lantern'), root, { recursive: true });
  cpSync(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const page = join(root, 'content/lantern/react-lamp/react-lamp.md');
  const fences = [
    "```tsx\nimport { Lamp, type LampProps } from 'lantern-ui';\n\nexport const props: LampProps = { brightness: 0.5, children: 'Hall' };\nexport const lamp = <Lamp {...props} brightness={props.brightness} />;\n```",
  ];
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n${fences.join('\n')}\n`);
  const loaded = load(diskHost, root).value;
  if (loaded === null) throw new Error('Lantern does not load');
  site = loaded;
  compiled = compile(diskHost, site).value;
});

/** The names of a block with their notes. */
function namesIn({ names, blocks }: CodeTypes, text: string): [string, string, string | undefined][] {
  const pairs = blocks[codeKey(text)] ?? [];
  let offset = 0;
  return pairs.flatMap((distance, index): [string, string, string | undefined][] => {
    if (index % 2 === 1) return [];
    offset += distance;
    const type = names[pairs[index + 1] ?? -1];
    const name = /^[\w$]+/.exec(text.slice(offset))?.[0] ?? '';
    return type === undefined ? [] : [[name, type.code, type.href]];
  });
}

test('names in fences and demos have their types; a second run asks no compiler', {
  timeout: 60_000,
}, async () => {
  const cache = diskCache(join(folder, 'cache'));
  const all = await typesInCode(diskHost, site, compiled, { keeper: keeperOf(cache), folder });
  expect(new Set(all.keys())).toEqual(pagesWithTypes(diskHost, site, compiled));
  const page = compiled.pages.find(
    ({ node, language }) => node.pathname === '/lantern/react-lamp' && language === 'en',
  );
  const types = page && all.get(page);
  if (types === undefined) throw new Error('The page has no types');
  const fence = `import { Lamp, type LampProps } from 'lantern-ui';

export const props: LampProps = { brightness: 0.5, children: 'Hall' };
export const lamp = <Lamp {...props} brightness={props.brightness} />;
`;
  expect(namesIn(types, fence)).toMatchInlineSnapshot(`
    [
      [
        "Lamp",
        "<Lamp … >…</Lamp>",
        "/lantern/reference/lamp/",
      ],
      [
        "LampProps",
        "interface LampProps",
        "/lantern/reference/lamp-props/",
      ],
      [
        "props",
        "props: LampProps",
        "/lantern/reference/lamp-props/",
      ],
      [
        "LampProps",
        "interface LampProps",
        "/lantern/reference/lamp-props/",
      ],
      [
        "brightness",
        "brightness?: number",
        "/lantern/reference/lamp-props/#lamp-props-prop-brightness",
      ],
      [
        "children",
        "children: React.ReactNode",
        "/lantern/reference/lamp-props/#lamp-props-prop-children",
      ],
      [
        "Lamp",
        "<Lamp … >…</Lamp>",
        "/lantern/reference/lamp/",
      ],
      [
        "props",
        "props: LampProps",
        "/lantern/reference/lamp-props/",
      ],
      [
        "brightness",
        "brightness?: number",
        "/lantern/reference/lamp/#lamp-prop-brightness",
      ],
      [
        "props",
        "props: LampProps",
        "/lantern/reference/lamp-props/",
      ],
      [
        "brightness",
        "brightness?: number",
        "/lantern/reference/lamp-props/#lamp-props-prop-brightness",
      ],
    ]
  `);
  const basic = compiled.demos.find(({ id }) => id === 'lantern/react-lamp/BasicLamp');
  for (const code of [basic?.sources[0]?.code ?? '', basic?.javascript?.sources[0]?.code ?? ''])
    expect(namesIn(types, code).map(([name]) => name)).toContain('Lamp');
  // A folder below a file cannot be made.
  const nowhere = join(folder, 'tsconfig.base.json', 'nowhere');
  expect(await typesInCode(diskHost, site, compiled, { keeper: keeperOf(cache), folder: nowhere })).toEqual(
    all,
  );
  await expect(
    typesInCode(diskHost, site, compiled, { keeper: keeperOf(), folder: nowhere }),
  ).rejects.toThrow();
});

test('a text mentions no path of this machine', { timeout: 60_000 }, async () => {
  const all = await typesInCode(diskHost, site, compiled, { keeper: keeperOf(), folder });
  expect(JSON.stringify([...all.values()])).not.toContain(folder);
});

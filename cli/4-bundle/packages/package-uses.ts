import type { Script } from '../esbuild/package-imports.ts';
import type { PackageAddress, PackageLinks, PackageUses } from './package-links.ts';

/** Everything that scripts import from packages, in order of import: some modules change others. */
export function usesOf(scripts: readonly Script[]): PackageUses {
  const names = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const { module, names: own } of scripts.flatMap(({ imports }) => imports)) {
    if (own === null) {
      later.add(module);
      continue;
    }
    const all = names.get(module) ?? new Set();
    for (const { imported } of own) all.add(imported);
    names.set(module, all);
  }
  return {
    names: Object.fromEntries([...names].map(([module, all]) => [module, [...all].sort()])),
    later: [...later].sort(),
  };
}

const importOf = (url: string, names: readonly string[]): string =>
  names.length === 0
    ? `import${JSON.stringify(url)};`
    : `import{${names.join(',')}}from${JSON.stringify(url)};`;

/** The script with imports from the files that hold the packages. These imports come first, one for each file. */
export function withPackages({ code, imports }: Script, links: PackageLinks): string {
  if (imports.length === 0) return code;
  const lists = new Map<string, string[]>(links.before.map((url) => [url, []]));
  const add = ({ url, name }: PackageAddress, local: string) =>
    lists.set(url, [...(lists.get(url) ?? []), `${name} as ${local}`]);
  // Minified code never has names as long as these.
  const called = links.calls.map((address, index) => ({ address, local: `docsRun${index}` }));
  for (const { address, local } of called) add(address, local);
  let rest = '';
  let done = 0;
  for (const { start, end, module, names } of imports) {
    rest += code.slice(done, start);
    if (names === null) rest += `import(${JSON.stringify(links.later(module))}).then(m=>m.all)`;
    else for (const { imported, local } of names) add(links.addressOf(module, imported), local);
    done = end;
  }
  return [
    ...[...lists].map(([url, list]) => importOf(url, list)),
    ...called.map(({ local }) => `${local}();`),
    rest + code.slice(done),
  ].join('');
}

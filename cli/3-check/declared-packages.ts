import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { Site } from '../model/site.ts';

const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Names in the nearest manifest above the demos. React and the documented packages are always included. */
export function declaredPackages(
  host: Host,
  { root, config }: Pick<Site, 'root' | 'config'>,
): { readonly names: ReadonlySet<string>; readonly file: string } {
  const file =
    ['content/package.json', 'package.json'].find((path) => host.readText(join(root, path)) !== null) ??
    'package.json';
  const manifest: unknown = JSON.parse(host.readText(join(root, file)) ?? '{}');
  const listed = fields.flatMap((field) => Object.keys(Object(Reflect.get(Object(manifest), field))));
  const documented = config.products.flatMap(({ packages }) => packages.map(({ name }) => name));
  return { names: new Set([...listed, ...documented, 'react', 'react-dom']), file };
}

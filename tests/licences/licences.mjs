/**
 * What a package-lock.json says of one package.
 * @typedef {{ version?: string, license?: string, deprecated?: string, link?: boolean, dev?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

/**
 * The parts of the output of `npm audit --json` that are read.
 * @typedef {{ vulnerabilities?: Record<string, { severity: string, isDirect: boolean }> }} Audit
 */

const modules = 'node_modules/';

/** @type {(path: string) => string} */
const nameOf = (path) => path.slice(path.lastIndexOf(modules) + modules.length);

/**
 * Licence → its packages, as `name@version`, both sorted. What only the development of the project needs is marked.
 * @param {Lock} lock
 * @param {(path: string) => string | null} installed Licence in the manifest of a package, where the lock has none.
 */
export function licences({ packages }, installed) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const [path, { version, license, link, dev }] of Object.entries(packages)) {
    if (link === true || !path.includes(modules)) continue;
    const licence = license ?? installed(path) ?? 'unknown';
    const name = `${nameOf(path)}@${version}${dev === true ? ' (development)' : ''}`;
    found.set(licence, (found.get(licence) ?? new Set()).add(name));
  }
  return new Map([...found].sort().map(([licence, names]) => [licence, [...names].sort()]));
}

/**
 * Why a dependency that a manifest of this repository names should not stay, one line each.
 * @param {Lock} lock
 * @param {Audit} audit
 */
export function faults({ packages }, { vulnerabilities = {} }) {
  const named = Object.entries(packages)
    .filter(([path]) => !path.includes(modules))
    .flatMap(([path, { dependencies, devDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies }).map((name) => ({ name, path })),
    );
  const deprecated = named.flatMap(({ name, path }) => {
    const own = path === '' ? undefined : packages[`${path}/${modules}${name}`];
    const reason = (own ?? packages[modules + name])?.deprecated;
    return reason === undefined ? [] : [`${name} is deprecated: ${reason}`];
  });
  const vulnerable = Object.entries(vulnerabilities)
    .filter(([, { isDirect }]) => isDirect)
    .map(([name, { severity }]) => `${name} has a known vulnerability (${severity}): run npm audit`);
  return [...new Set([...deprecated, ...vulnerable])].sort();
}

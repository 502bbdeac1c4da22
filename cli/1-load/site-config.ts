import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Host } from '../machine/host.ts';
import { type InstalledPackage, installedPackage } from '../machine/installed-package.ts';
import { join } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { SiteConfig } from '../model/config.ts';
import { basePath } from '../schemas/base-path.ts';
import { type SiteInput, siteSchema } from '../schemas/site-schema.ts';
import { baseHelp, baseVariable } from '../site/base.ts';
import { namedModules } from '../site/named-modules.ts';
import { canonicalPathname, languagePrefixes } from '../site/paths.ts';
import { apiNames } from './api-names.ts';
import { shippedTexts } from './dictionaries.ts';
import type { Locate } from './locate.ts';
import type { Source } from './parse-source.ts';
import { dictionaryPath } from './source-path.ts';
import { validate } from './validate.ts';

/**
 * Reads `site.yaml`; null when a key that every stage needs is missing or wrong. `base` replaces the path of its `url`.
 */
export function siteConfig(
  host: Host,
  root: string,
  source: Source,
  base: string | null,
): Outcome<SiteConfig | null> {
  const { value, diagnostics } = validate(source, {
    schema: siteSchema,
    value: source.value ?? {},
    base: [],
    subject: 'The site',
    invalid: 'site/invalid',
  });
  if (value === null) return { value, diagnostics };
  const path = basePath(base ?? new URL(value.url ?? 'http://localhost').pathname);
  const placed = withPlaces(value, source.locate, (name) =>
    installedPackage(host, packagesFolder(root), name),
  );
  const config = { ...placed, base: path ?? '/' };
  return {
    value: config,
    diagnostics: [
      ...diagnostics,
      ...(path === null ? [wrongBase(base)] : []),
      ...checkProducts(config, source.locate),
      ...checkRedirects(config),
      ...checkFiles(host, root, config, source.locate),
      ...checkDictionaries(host, root, config, source.locate),
    ],
  };
}

const wrongBase = (base: string | null): Diagnostic =>
  diagnostic('site/invalid', null, `The path in ${baseVariable} is "${base}".`, { help: baseHelp });

function withPlaces(
  input: SiteInput,
  locate: Locate,
  installed: (name: string) => InstalledPackage | null,
): Omit<SiteConfig, 'base'> {
  const prefixes = languagePrefixes(input);
  return {
    ...input,
    products: input.products.map((product, index) => ({
      ...product,
      category: product.category ?? product.id,
      prefixes: product.prefixes.map((prefix) => canonicalPathname(prefix, prefixes)),
      api: product.api && {
        ...product.api,
        pathname: canonicalPathname(product.api.pathname, prefixes),
        names: apiNames(product.api, ['products', index, 'api'], locate),
      },
      packages: product.packages.map((entry, at) => ({
        ...entry,
        version: entry.version ?? installed(entry.name)?.version ?? null,
        place: locate(['products', index, 'packages', at, 'version']),
      })),
    })),
    api: {
      ...input.api,
      ignore: input.api.ignore.map((entry, index) => ({
        ...entry,
        place: locate(['api', 'ignore', index, 'name']),
      })),
      untyped: input.api.untyped.map((entry, index) => ({
        ...entry,
        place: locate(['api', 'untyped', index, 'name']),
      })),
      dismissed: input.api.dismissed.map((entry, index) => ({
        ...entry,
        place: locate(['api', 'dismissed', index, 'text']),
      })),
      moved: input.api.moved.map((entry, index) => ({
        ...entry,
        place: locate(['api', 'moved', index, 'from']),
      })),
    },
    help:
      input.help === null
        ? null
        : { pathname: canonicalPathname(input.help, prefixes), place: locate(['help']) },
    redirects: input.redirects.map(({ from, to }, index) => ({
      // Browsers request an old path as it was, so it is not mapped to a canonical one.
      from: from.length > 1 ? from.replace(/\/$/, '') : from,
      to: canonicalTarget(to, prefixes),
      place: locate(['redirects', index, 'from']),
    })),
  };
}

/** A page in canonical form with its anchor; an address of another site unchanged. */
function canonicalTarget(to: string, prefixes: readonly string[]): string {
  if (!to.startsWith('/')) return to;
  const [path = '', anchor] = to.split('#');
  return canonicalPathname(path, prefixes) + (anchor === undefined ? '' : `#${anchor}`);
}

function checkProducts({ products, defaultProduct }: SiteConfig, locate: Locate): Diagnostic[] {
  const ids = products.map((product) => product.id);
  const found = [
    ...repeated(
      ids.map((id, index) => ({ name: id, place: locate(['products', index, 'id']) })),
      (id) => `Two products have the id \`${id}\`.`,
      'Give one of them another id.',
    ),
    ...repeated(
      products.flatMap(({ prefixes }, index) =>
        prefixes.map((name, at) => ({ name, place: locate(['products', index, 'prefixes', at]) })),
      ),
      (prefix) => `The prefix ${prefix} is listed twice, so the product of its pages is undecided.`,
      'Keep it in one product.',
    ),
  ];
  if (ids.includes(defaultProduct)) return found;
  const candidate = nearest(defaultProduct, ids);
  const help = candidate === null ? `The products are ${ids.join(', ')}.` : `Did you mean \`${candidate}\`?`;
  const message = `\`defaultProduct\` is "${defaultProduct}", which is the id of no product.`;
  return [...found, diagnostic('site/invalid', locate(['defaultProduct']), message, { help })];
}

const checkRedirects = ({ redirects }: SiteConfig): Diagnostic[] =>
  repeated(
    redirects.map(({ from, place }) => ({ name: from, place })),
    (from) => `Two redirects lead away from ${from}.`,
    'Keep one of them.',
    'redirect/invalid',
  );

function repeated(
  uses: readonly { readonly name: string; readonly place: Place }[],
  message: (name: string) => string,
  help: string,
  code: 'site/invalid' | 'redirect/invalid' = 'site/invalid',
): Diagnostic[] {
  const first = new Map<string, Place>();
  return uses.flatMap(({ name, place }) => {
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, place);
      return [];
    }
    return diagnostic(code, place, message(name), {
      help,
      related: [{ message: 'It is first used here.', place: earlier }],
    });
  });
}

function checkFiles(host: Host, root: string, config: SiteConfig, locate: Locate): Diagnostic[] {
  const icon = config.favicon && { path: ['favicon'], file: `content/public${config.favicon}` };
  const files = [...namedModules(config), ...(icon ? [icon] : [])];
  return files
    .filter(({ file }) => host.readBytes(join(root, file)) === null)
    .map(({ path, file }) =>
      diagnostic('site/invalid', locate(path), `There is no file ${file}.`, {
        help: 'Write the file, or fix the path; paths of modules begin at the root of the site.',
      }),
    );
}

const checkDictionaries = (
  host: Host,
  root: string,
  { languages }: SiteConfig,
  locate: Locate,
): Diagnostic[] =>
  languages.flatMap((language, index) => {
    const file = dictionaryPath(language);
    if (host.readText(join(root, file)) !== null || shippedTexts(host, root, language) !== null) return [];
    const message = `The language ${language} has no dictionary ${file}.`;
    const help = `Write ${file}: a map from the keys of interface texts to texts, at least {}.`;
    return diagnostic('site/missing', locate(['languages', index]), message, { help });
  });

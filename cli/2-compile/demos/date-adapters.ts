import type { InstalledPackage } from './project-packages.ts';

/** What a date adapter needs of the reader's project. */
export interface DateAdapter {
  readonly library: string;
  /** Exact version; null for the one that is installed. */
  readonly version: string | null;
}

const installed = (library: string): DateAdapter => ({ library, version: null });

/** The supported date adapters, by the last part of the module they are imported from. */
const dateAdapters: Readonly<Record<string, DateAdapter>> = {
  AdapterDateFns: installed('date-fns'),
  // Only one major version can be installed under the name; this is the last release of the other one.
  AdapterDateFnsV3: { library: 'date-fns', version: '3.6.0' },
  AdapterDateFnsJalali: installed('date-fns-jalali'),
  AdapterDayjs: installed('dayjs'),
  AdapterLuxon: installed('luxon'),
  AdapterMoment: installed('moment'),
  AdapterMomentHijri: installed('moment-hijri'),
  AdapterMomentJalaali: installed('moment-jalaali'),
};

const libraries = new Set(Object.values(dateAdapters).map(({ library }) => library));

/** Whether a package may hold date adapters: it names their libraries as peers, or nothing is known of it. */
export const holdsDateAdapters = (manifest: InstalledPackage | null): boolean =>
  manifest === null || Object.keys(manifest.peerDependencies).some((name) => libraries.has(name));

const adapterName = /^Adapter[A-Z]/;

/** Whether a module of a package is called like a date adapter. */
export const namesAdapter = (specifier: string): boolean =>
  specifier
    .split('/')
    .slice(1)
    .some((segment) => adapterName.test(segment));

/**
 * The adapter that `subPath` of a package imports, for example `AdapterDayjs`; null when it imports something else.
 *
 * @throws TypeError when it is an adapter, yet of no supported library.
 */
export function dateAdapter(subPath: string): DateAdapter | null {
  const name = subPath.split('/')[0] ?? '';
  if (!adapterName.test(name)) return null;
  const adapter = Object.hasOwn(dateAdapters, name) ? dateAdapters[name] : undefined;
  if (adapter === undefined)
    throw new TypeError(
      `Cannot tell which date library the adapter ${name} needs; no supported one matches.`,
    );
  return adapter;
}

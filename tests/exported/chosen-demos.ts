import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { diskHost } from '../../cli/machine/host.ts';
import type { Demo } from '../../cli/model/page.ts';
import { demosSchema } from '../../cli/schemas/demos-schema.ts';
import { demoCompiler } from '../demos/demo-compiler.ts';
import { repository } from '../support/run-cli.ts';

const site = parse(readFileSync(join(repository, 'content/site.yaml'), 'utf8'));

/** A package or module that at least one exported demo imports. */
export interface Wanted {
  readonly name: string;
  /** A visible part of it. */
  readonly selector: string;
}

const gridRow = '.MuiDataGrid-root [role="row"][data-rowindex] [role="cell"]';
const picker = '.MuiDateCalendar-root, .MuiDateRangeCalendar-root, .MuiFormControl-root input';
const chartMark = '.MuiBarElement-root, .MuiLineElement-root, .MuiMarkElement-root, .MuiPieArc-root';

const products: readonly Wanted[] = [
  { name: '@mui/x-data-grid', selector: gridRow },
  { name: '@mui/x-data-grid-pro', selector: gridRow },
  { name: '@mui/x-data-grid-premium', selector: gridRow },
  { name: '@mui/x-date-pickers', selector: picker },
  { name: '@mui/x-date-pickers-pro', selector: picker },
  { name: '@mui/x-charts', selector: chartMark },
  { name: '@mui/x-tree-view', selector: '[role="tree"] [role="treeitem"]' },
];

const adapters: readonly Wanted[] = [
  'AdapterDateFns',
  'AdapterDateFnsV3',
  'AdapterDateFnsJalali',
  'AdapterDayjs',
  'AdapterLuxon',
  'AdapterMoment',
  'AdapterMomentHijri',
  'AdapterMomentJalaali',
].map((adapter) => ({ name: `@mui/x-date-pickers/${adapter}`, selector: picker }));

export const wanted: readonly Wanted[] = [...products, ...adapters];

/** Packages of the site that exported demos need not show. */
const invisible = ['@mui/x-license-pro'];

export const documentedPackages: readonly string[] = site.products
  .flatMap((product: { packages?: { name: string }[] }) => product.packages ?? [])
  .map(({ name }: { name: string }) => name)
  .filter((name: string) => !invisible.includes(name));

/** Every demo below `root`, with all its files, in the order of their paths. */
function demosBelow(root: string, folder: string): Demo[] {
  const compile = demoCompiler(diskHost, { root, codeStyle: null }, demosSchema.parse(site.demos));
  return diskHost
    .list(join(root, 'content', folder))
    .filter((file) => /(?:^|\/)[A-Z]\w*\.tsx$/.test(file))
    .filter((file) => diskHost.readText(join(root, 'content', folder, file))?.includes('export default'))
    .map((file) => compile(join(folder, file).replace(/\.tsx$/, '')).value);
}

const imports = ({ sources }: Demo, name: string): boolean =>
  sources
    .flatMap((source) => source.imports)
    .some(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`));

/**
 * For each name, the first demo that imports it: of the pages about the pickers, whose demos show them at once, then of
 * the site, then of those beside this file.
 */
export function chosenDemos(): ReadonlyMap<Demo, readonly Wanted[]> {
  const all = [...demosBelow(repository, 'x'), ...demosBelow(import.meta.dirname, '')];
  const isOfPickers = ({ id }: Demo): boolean => id.startsWith('x/react-date-pickers/');
  const demos = [...all.filter(isOfPickers), ...all.filter((demo) => !isOfPickers(demo))];
  const chosen = new Map<Demo, Wanted[]>();
  for (const each of wanted) {
    const demo = demos.find((candidate) => imports(candidate, each.name));
    if (demo !== undefined) chosen.set(demo, [...(chosen.get(demo) ?? []), each]);
  }
  return chosen;
}

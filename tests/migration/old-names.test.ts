import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';
import { publicNames } from './public-names.ts';

interface Step {
  readonly page: string;
  readonly from: readonly string[];
  readonly modules: readonly string[];
  /** Packages to compare with instead of the documented ones. */
  readonly to?: { readonly packages: readonly string[]; readonly modules: readonly string[] };
  /** Exported types whose members are compared, too. */
  readonly types: readonly string[];
}

const grids = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'];
const variants = ['', 'Desktop', 'Mobile', 'Static'];
const pickers = ['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker'];

const steps: readonly Step[] = [
  {
    page: 'migration-data-grid-v5',
    from: grids.map((name) => `${name}@5`),
    modules: grids,
    types: [
      ...[
        'DataGridProps',
        'DataGridProProps',
        'DataGridPremiumProps',
        'GridApi',
        'GridClasses',
        'GridColDef',
      ],
      ...['GridCallbackDetails', 'GridCellParams', 'GridRowParams', 'GridRowScrollEndParams'],
      ...['GridEventLookup', 'GridFilterItem', 'GridFilterModel', 'GridLocaleText', 'GridState'],
      ...['GridSlotsComponent', 'GridSlotsComponentsProps', 'GridExperimentalPremiumFeatures'],
    ],
  },
  {
    page: 'migration-pickers-v5',
    from: ['@mui/x-date-pickers@5', '@mui/x-date-pickers-pro@5'],
    modules: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro', '@mui/x-date-pickers/locales'],
    types: [
      ...pickers.flatMap((picker) => variants.map((variant) => `${variant}${picker}Props`)),
      ...['LocalizationProviderProps', 'PickersDayClasses', 'PickersLocaleText', 'DatePickerToolbarProps'],
      ...['DateTimePickerTabsProps', 'DateRangePickerToolbarProps'],
    ],
  },
  {
    page: 'migration-data-grid-v4',
    from: ['@material-ui/data-grid@4.0.0-alpha.37', '@material-ui/x-grid@4.0.0-alpha.37'],
    modules: ['@material-ui/data-grid', '@material-ui/x-grid'],
    to: {
      packages: ['@mui/x-data-grid@5', '@mui/x-data-grid-pro@5'],
      modules: ['@mui/x-data-grid', '@mui/x-data-grid-pro'],
    },
    types: [],
  },
];

const workspace = temporaryFolder();

function install(name: string, packages: readonly string[]): string {
  const folder = join(workspace, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  const types = ['@mui/material@5', 'react@18', '@types/react@18'];
  execFileSync('npm', ['install', ...options, ...packages, ...types], { cwd: folder, stdio: 'ignore' });
  return folder;
}

test.for(steps)('$page names everything that is gone', ({ page, from, modules, to, types }) => {
  const old = publicNames(install(`${page}-from`, from), modules, types);
  const now = to
    ? publicNames(install(`${page}-to`, to.packages), to.modules, types)
    : publicNames(repository, modules, types);
  const gone = [...old].filter((name) => !now.has(name));
  expect(gone.length).toBeGreaterThan(90);

  const text = readFileSync(join(repository, `content/x/migration/${page}/${page}.md`), 'utf8');
  const words = new Set(text.match(/\w+/g));
  const bare = (name: string) => name.replace(/^\w+\./, '').replace(/^unstable_/, '');
  expect(gone.map(bare).filter((name) => !words.has(name))).toEqual([]);
});

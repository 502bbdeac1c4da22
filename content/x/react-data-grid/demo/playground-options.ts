export const defaultSettings = {
  compact: true,
  checkboxes: true,
  menus: true,
  toolbar: false,
  editing: true,
  fewRows: true,
};

export type Settings = typeof defaultSettings;

interface Option {
  name: keyof Settings;
  label: string;
  prop: string;
  /** Whether the prop stands for the option being off. */
  whenOff?: boolean;
}

export const options: Option[] = [
  { name: 'compact', label: 'Compact rows', prop: 'density="compact"' },
  { name: 'checkboxes', label: 'Checkboxes', prop: 'checkboxSelection' },
  {
    name: 'toolbar',
    label: 'Toolbar',
    prop: 'slots={{ toolbar: GridToolbar }}',
  },
  {
    name: 'menus',
    label: 'Column menus',
    prop: 'disableColumnMenu',
    whenOff: true,
  },
  {
    name: 'editing',
    label: 'Editing',
    prop: 'isCellEditable={() => false}',
    whenOff: true,
  },
  {
    name: 'fewRows',
    label: 'Pages of five',
    prop: 'initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}\n  pageSizeOptions={[5]}',
  },
];

/** The props of the grid that make the settings, a line each. */
export const toProps = (settings: Settings) =>
  options
    .filter(({ name, whenOff }) => settings[name] !== Boolean(whenOff))
    .map(({ prop }) => `  ${prop}\n`)
    .join('');

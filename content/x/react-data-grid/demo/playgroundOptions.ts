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
  /** What the code of the grid shows when the setting equals `when`. */
  prop: string;
  when: boolean;
}

export const options: Option[] = [
  {
    name: 'compact',
    label: 'Compact rows',
    prop: 'density="compact"',
    when: true,
  },
  {
    name: 'checkboxes',
    label: 'Checkboxes',
    prop: 'checkboxSelection',
    when: true,
  },
  {
    name: 'toolbar',
    label: 'Toolbar',
    prop: 'slots={{ toolbar: GridToolbar }}',
    when: true,
  },
  {
    name: 'menus',
    label: 'Column menus',
    prop: 'disableColumnMenu',
    when: false,
  },
  {
    name: 'editing',
    label: 'Editing',
    prop: 'isCellEditable={() => false}',
    when: false,
  },
  {
    name: 'fewRows',
    label: 'Pages of five',
    prop: 'initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}',
    when: true,
  },
];

/** The props of the grid that make the settings, a line each. */
export const toProps = (settings: Settings) =>
  options
    .filter(({ name, when }) => settings[name] === when)
    .map(({ prop }) => `  ${prop}\n`)
    .join('');

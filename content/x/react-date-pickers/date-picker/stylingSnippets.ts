export const parts = [
  'day',
  'calendarHeader',
  'layout',
  'desktopPaper',
  'field',
] as const;
export const ways = ['sx', 'theme', 'styled'] as const;

export type Part = (typeof parts)[number];
export type Way = (typeof ways)[number];

export const snippets: Record<Part, Record<Way, string>> = {
  day: {
    sx: '<DatePicker slotProps={{ day: { sx: accent } }} />',
    theme: 'MuiPickersDay: { styleOverrides: { root: accent } }',
    styled: `const AccentDay = styled(PickersDay)(accent);

<DatePicker slots={{ day: AccentDay }} />`,
  },
  calendarHeader: {
    sx: '<DatePicker slotProps={{ calendarHeader: { sx: accent } }} />',
    theme: 'MuiPickersCalendarHeader: { styleOverrides: { root: accent } }',
    styled: `const AccentHeader = styled(PickersCalendarHeader)(accent);

<DatePicker slots={{ calendarHeader: AccentHeader }} />`,
  },
  layout: {
    sx: '<DatePicker slotProps={{ layout: { sx: accent } }} />',
    theme: 'MuiPickersLayout: { styleOverrides: { root: accent } }',
    styled: `const AccentLayout = styled(PickersLayout)(accent) as typeof PickersLayout;

<DatePicker slots={{ layout: AccentLayout }} />`,
  },
  desktopPaper: {
    sx: '<DatePicker slotProps={{ desktopPaper: { sx: accent } }} />',
    theme: 'MuiPickersPopper: { styleOverrides: { paper: accent } }',
    styled: `const AccentPaper = styled(Paper)(accent);

<DatePicker slots={{ desktopPaper: AccentPaper }} />`,
  },
  field: {
    sx: '<DatePicker sx={accent} />',
    theme: 'MuiDatePicker: { defaultProps: { sx: accent } }',
    styled: 'const AccentPicker = styled(DatePicker<Dayjs>)(accent);',
  },
};

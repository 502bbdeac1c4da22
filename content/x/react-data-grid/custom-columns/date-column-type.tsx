import {
  type GridColTypeDef,
  type GridRenderEditCellParams,
  getGridDateOperators,
  useGridApiContext,
} from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { isValid } from 'date-fns';
import * as React from 'react';
import { DateFilterInput, DateTimeFilterInput } from './DateFilterInput';

function DateEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<object, Date, string>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;

  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <Picker
      value={value || null}
      onChange={(next) =>
        apiRef.current.setEditCellValue({ id, field, value: next })
      }
      inputRef={inputRef}
      slotProps={{
        textField: {
          variant: 'standard',
          fullWidth: true,
          inputProps: { 'aria-label': colDef.headerName ?? field },
        },
      }}
    />
  );
}

const edited: GridColTypeDef<Date, string> = {
  renderEditCell: (params) => <DateEditor {...params} />,
  // An unfinished date, such as MM/01/2012, keeps the cell open.
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: props.value instanceof Date && !isValid(props.value),
  }),
};

export const pickerDate: GridColTypeDef<Date, string> = {
  ...edited,
  type: 'date',
  width: 160,
  filterOperators: getGridDateOperators().map((operator) => ({
    ...operator,
    InputComponent: operator.InputComponent && DateFilterInput,
    InputComponentProps: undefined,
  })),
};

export const pickerDateTime: GridColTypeDef<Date, string> = {
  ...edited,
  type: 'dateTime',
  width: 220,
  filterOperators: getGridDateOperators(true).map((operator) => ({
    ...operator,
    InputComponent: operator.InputComponent && DateTimeFilterInput,
    InputComponentProps: undefined,
  })),
};

import {
  type GridColTypeDef,
  type GridRenderEditCellParams,
  getGridDateOperators,
  useGridApiContext,
} from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { isValid } from 'date-fns';
import * as React from 'react';
import { DateFilterInput } from './DateFilterInput';

function DateEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<object, Date, string>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <DatePicker
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

export const pickerDate: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 160,
  renderEditCell: (params) => <DateEditor {...params} />,
  // An unfinished date, such as MM/01/2012, keeps the cell open.
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: props.value instanceof Date && !isValid(props.value),
  }),
  filterOperators: getGridDateOperators().map((operator) => ({
    ...operator,
    InputComponent: operator.InputComponent && DateFilterInput,
    InputComponentProps: undefined,
  })),
};

import {
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
  getGridDateOperators,
  useGridApiContext,
} from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import * as React from 'react';

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
      value={value ?? null}
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

const twoDigits = (part: number) => String(part).padStart(2, '0');

const toText = (date: Date | null) =>
  date && !Number.isNaN(date.getTime())
    ? `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
    : undefined;

function DateFilterInput({ item, applyValue }: GridFilterInputValueProps) {
  const [year, month = 1, day] = String(item.value ?? '')
    .split('-')
    .map(Number);
  return (
    <DatePicker
      label="Value"
      value={year ? new Date(year, month - 1, day) : null}
      onChange={(date) => applyValue({ ...item, value: toText(date) })}
      slotProps={{ textField: { variant: 'standard' } }}
    />
  );
}

export const pickerDate: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 160,
  renderEditCell: (params) => <DateEditor {...params} />,
  filterOperators: getGridDateOperators().map((operator) => ({
    ...operator,
    InputComponent: operator.InputComponent && DateFilterInput,
    InputComponentProps: undefined,
  })),
};

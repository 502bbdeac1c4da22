import Button from '@mui/material/Button';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';
import type { DateRange, RangeFieldSection } from '@mui/x-date-pickers-pro';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import type { Dayjs } from 'dayjs';
import * as React from 'react';

interface RangeButtonFieldProps
  extends BaseSingleInputFieldProps<
    DateRange<Dayjs>,
    Dayjs,
    RangeFieldSection,
    DateRangeValidationError
  > {
  onToggle?: React.MouseEventHandler<HTMLElement>;
}

const Field = React.forwardRef<HTMLButtonElement, RangeButtonFieldProps>(
  function RangeButtonField(props, ref) {
    const { label, value, disabled, InputProps, onToggle } = props;
    const days = value?.map((day) => day?.format('MMM D') ?? 'open') ?? [];

    return (
      <span ref={InputProps?.ref}>
        <Button
          ref={ref}
          variant="outlined"
          disabled={disabled}
          aria-haspopup="dialog"
          onClick={onToggle}
        >
          {label}: {days.join(' – ')}
        </Button>
      </span>
    );
  },
);

export const RangeButtonField = Object.assign(Field, {
  fieldType: 'single-input',
});

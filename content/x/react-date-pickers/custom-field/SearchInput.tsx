import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import type { TextFieldProps } from '@mui/material/TextField';
import * as React from 'react';

/** A rounded input whose label is its accessible name. */
export const SearchInput = React.forwardRef(function SearchInput(
  props: TextFieldProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { id, label, value, name, disabled, error } = props;
  const { onChange, onFocus, onBlur, onClick } = props;
  const { InputProps, inputProps } = props;

  return (
    <Paper
      ref={InputProps?.ref as React.Ref<HTMLDivElement>}
      variant="outlined"
      sx={{
        borderColor: error ? 'error.main' : undefined,
        borderRadius: 8,
        display: 'inline-flex',
        paddingBlock: 0.5,
        paddingInline: 2,
      }}
    >
      <InputBase
        ref={ref}
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        readOnly={InputProps?.readOnly}
        endAdornment={InputProps?.endAdornment}
        onChange={onChange}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={onClick}
        inputProps={{
          'aria-label': typeof label === 'string' ? label : undefined,
          ...inputProps,
        }}
        sx={{ width: 190 }}
      />
    </Paper>
  );
}) as React.JSXElementConstructor<TextFieldProps>;

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { TextFieldProps } from '@mui/material/TextField';
import * as React from 'react';

type NativeInputProps = Omit<TextFieldProps, 'onClick'> & {
  onClick?: React.MouseEventHandler;
};

/** Takes what a field passes to its `textField` slot; range fields pass a ref. */
export const NativeInput = React.forwardRef(function NativeInput(
  props: NativeInputProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { id, label, value, name, disabled, error } = props;
  const { onChange, onFocus, onBlur, onClick } = props;
  const { InputProps, inputProps } = props;

  return (
    <Stack
      // The popup is placed below this element.
      ref={InputProps?.ref as React.Ref<HTMLDivElement>}
      direction="row"
      alignItems="flex-end"
    >
      <Box
        component="label"
        ref={ref as React.Ref<HTMLLabelElement>}
        sx={{ display: 'grid', typography: 'body2' }}
      >
        {label}
        <input
          id={id}
          name={name}
          value={String(value ?? '')}
          disabled={disabled}
          readOnly={InputProps?.readOnly}
          aria-invalid={error}
          onChange={onChange}
          onFocus={onFocus}
          onBlur={onBlur}
          onClick={onClick}
          {...inputProps}
          style={{ font: 'inherit', padding: 8, width: 210 }}
        />
      </Box>
      {InputProps?.endAdornment}
    </Stack>
  );
}) as React.JSXElementConstructor<NativeInputProps>;

import Checkbox from '@mui/material/Checkbox';

interface CheckboxLabelProps {
  text: string | undefined;
  state: boolean | 'mixed';
  onToggle: () => void;
}

/** The item has the role and the focus; the box is there for the pointer. */
export function CheckboxLabel({ text, state, onToggle }: CheckboxLabelProps) {
  return (
    <>
      <Checkbox
        size="small"
        checked={state === true}
        indeterminate={state === 'mixed'}
        onChange={onToggle}
        onClick={(event) => {
          event.stopPropagation();
          event.currentTarget.closest('li')?.focus();
        }}
        onMouseDown={(event) => event.preventDefault()}
        inputProps={{ tabIndex: -1, 'aria-hidden': true }}
      />
      {text}
    </>
  );
}

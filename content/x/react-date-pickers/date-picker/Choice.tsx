import {
  type ChoiceProps,
  Choice as SharedChoice,
} from '../../../parts/Choice';

/** Names of code stay as they are written, and scroll where they are too wide. */
const codeNames = {
  maxWidth: '100%',
  overflowX: 'auto',
  '& button': { textTransform: 'none' },
};

export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  return <SharedChoice {...props} sx={codeNames} />;
}

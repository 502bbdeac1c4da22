import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

interface OptionChecksProps {
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  /** Keeps the last option. */
  required?: boolean;
  onChoose: (options: string[]) => void;
}

export function OptionChecks(props: OptionChecksProps) {
  const { label, options, chosen, required, onChoose } = props;
  const isLast = (option: string) =>
    required && chosen.length === 1 && chosen.includes(option);

  return (
    <FormControl component="fieldset" size="small">
      <FormLabel component="legend" sx={{ fontSize: 'body2.fontSize' }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={option}
            disabled={isLast(option)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(option)}
                onChange={(_event, checked) =>
                  onChoose(
                    options.filter((each) =>
                      each === option ? checked : chosen.includes(each),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';
import { chartNames, HighlightScopeChart } from './HighlightScopeChart';

const options = {
  chart: chartNames,
  highlighted: ['none', 'item', 'series'],
  faded: ['none', 'series', 'global'],
} as const;
const keys = ['chart', 'highlighted', 'faded'] as const;

type Choice = { [K in keyof typeof options]: (typeof options)[K][number] };

export default function HighlightScopePlayground() {
  const [choice, setChoice] = React.useState<Choice>({
    chart: 'bar',
    highlighted: 'item',
    faded: 'global',
  });
  const { chart, highlighted, faded } = choice;
  const highlightScope = { highlighted, faded };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {keys.map((key) => (
          <TextField
            key={key}
            select
            size="small"
            label={key}
            value={choice[key]}
            onChange={(event) =>
              setChoice({ ...choice, [key]: event.target.value })
            }
            sx={{ flex: 1, maxWidth: 160 }}
          >
            {options[key].map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <HighlightScopeChart chart={chart} highlightScope={highlightScope} />
    </Stack>
  );
}

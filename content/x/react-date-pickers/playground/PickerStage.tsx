import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { AdapterProvider } from './AdapterProvider';
import type { Composition } from './composition';
import { entriesOf } from './entriesOf';
import { NamedPicker } from './NamedPicker';
import { nested } from './nested';
import { pickerOf } from './pickers';
import { pickerValue, textsOf } from './pickerValue';
import type { Settings } from './settings';

interface PickerStageProps {
  settings: Settings;
  composition: Composition;
  /** ISO texts of the last valid value. */
  texts: readonly string[];
  onCall: (name: string, texts: readonly string[]) => void;
}

/** The pickers, which share a value and forget it with the component. */
export function PickerStage(props: PickerStageProps) {
  const { settings, composition, texts, onCall } = props;
  const { family, variants } = composition;
  const start = () => pickerValue(texts, composition).value;
  const [value, setValue] = React.useState(start);

  const pickers = variants.map((variant) => {
    const name = `${variant}${family}Picker` as const;
    const Picker = pickerOf(name);
    const entries = nested(entriesOf(settings, composition, variant));
    const own = Object.fromEntries(
      entries.map(({ path, expression }) => [path, expression.value]),
    );
    const call = (callback: string) => (next: unknown) =>
      onCall(`${name} ${callback}`, textsOf(next, composition));
    return (
      <NamedPicker key={name} name={name} isPro={family === 'DateRange'}>
        <Picker
          {...own}
          value={value}
          onChange={(next: unknown) => {
            setValue(next);
            call('onChange')(next);
          }}
          onAccept={call('onAccept')}
        />
      </NamedPicker>
    );
  });

  return (
    <AdapterProvider composition={composition}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 2 }}>
        Preview
      </Typography>
      <Stack direction="row" flexWrap="wrap" gap={3} children={pickers} />
    </AdapterProvider>
  );
}

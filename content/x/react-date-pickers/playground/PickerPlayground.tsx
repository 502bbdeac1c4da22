import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { CallLog } from './CallLog';
import { CodePanel } from './CodePanel';
import { compose } from './composition';
import { generatedCode } from './generatedCode';
import { PickerStage } from './PickerStage';
import { PropControls } from './PropControls';
import { SetupControls } from './SetupControls';
import { useAddressState } from './useAddressState';
import { useCalls } from './useCalls';

const panel = { height: { xs: 360, md: 860 }, overflow: 'auto', px: 1.5 };
const columns = { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' };
const stage = { height: { xs: 760, md: 748 }, overflow: 'auto' };

export default function PickerPlayground() {
  const [settings, change] = useAddressState();
  const { texts, calls, keepCall, forget } = useCalls();
  const composition = compose(settings);

  const choose = (name: string, option: string) => {
    const { [name]: _before, ...others } = settings;
    change(option === '' ? others : { ...others, [name]: option });
  };
  const reset = () => {
    change({});
    forget();
  };
  const controls = { settings, composition, onChoose: choose };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: columns,
        width: '100%',
      }}
    >
      <Stack spacing={3} role="region" aria-label="Controls" sx={panel}>
        <SetupControls {...controls} />
        <PropControls {...controls} />
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Box role="region" aria-label="Preview" tabIndex={0} sx={stage}>
          <PickerStage
            key={JSON.stringify(settings)}
            settings={settings}
            composition={composition}
            texts={texts}
            onCall={keepCall}
          />
        </Box>
        <CallLog calls={calls} />
      </Stack>
      <CodePanel code={generatedCode(settings, composition)} onReset={reset} />
    </Box>
  );
}

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const captions = {
  Community:
    'Pages are always on. Column widths and order are fixed, a second sort rule replaces the first.',
  Pro: 'Drag header edges and headers. Customer stays in place when you scroll sideways. Hold Shift and click headers to sort by several columns.',
  Premium:
    'All of Pro. Orders are grouped by status and quantities are added up; change both in the column menu.',
};

export type Plan = keyof typeof captions;

interface PlanSwitchProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** Chooses a plan and says what to try with it. */
export function PlanSwitch({ plan, onChange }: PlanSwitchProps) {
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Plan"
        value={plan}
        onChange={(_event, next: Plan | null) => onChange(next ?? plan)}
      >
        {Object.keys(captions).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {captions[plan]}
      </Typography>
    </>
  );
}

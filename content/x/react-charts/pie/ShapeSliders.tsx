import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const limits = [
  ['innerRadius', 0, 100],
  ['outerRadius', 20, 100],
  ['cornerRadius', 0, 30],
  ['paddingAngle', 0, 20],
  ['startAngle', -180, 180],
  ['endAngle', 0, 360],
] as const;

export type Shape = Record<(typeof limits)[number][0], number>;

interface ShapeSlidersProps {
  shape: Shape;
  onChange: (shape: Shape) => void;
}

export function ShapeSliders({ shape, onChange }: ShapeSlidersProps) {
  return limits.map(([name, min, max]) => (
    <div key={name}>
      <Typography id={`pie-shape-${name}`} variant="body2">
        {name}: {shape[name]}
      </Typography>
      <Slider
        aria-labelledby={`pie-shape-${name}`}
        size="small"
        min={min}
        max={max}
        value={shape[name]}
        onChange={(_event, value) => onChange({ ...shape, [name]: value })}
      />
    </div>
  ));
}

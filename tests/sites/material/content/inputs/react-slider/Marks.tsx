import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Off' },
  { value: 50, label: 'Eco' },
  { value: 100, label: 'Full' },
];

export default function Marks() {
  return <Slider aria-label="Heating" defaultValue={50} marks={marks} step={null} sx={{ width: 240 }} />;
}

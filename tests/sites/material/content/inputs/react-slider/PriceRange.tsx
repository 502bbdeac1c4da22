import Slider from '@mui/material/Slider';

const names = ['Lowest price', 'Highest price'];

export default function PriceRange() {
  return <Slider defaultValue={[20, 60]} getAriaLabel={(index) => names[index] ?? ''} sx={{ width: 240 }} />;
}

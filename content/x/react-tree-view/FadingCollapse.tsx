import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import type { TransitionProps } from '@mui/material/transitions';

export function FadingCollapse({ children, ...other }: TransitionProps) {
  return (
    <Collapse {...other}>
      <Fade in={other.in} timeout={600}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

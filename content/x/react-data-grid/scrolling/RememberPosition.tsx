import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridScrollParams,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

interface PeopleGridProps {
  position: GridScrollParams;
  onClose: (position: GridScrollParams) => void;
}

function PeopleGrid({ position, onClose }: PeopleGridProps) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    const timer = setTimeout(() => apiRef.current.scroll(position), 100);
    return () => clearTimeout(timer);
  }, [apiRef, position]);

  return (
    <>
      <Button onClick={() => onClose(apiRef.current.getScrollPosition())}>
        Close the list
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="People"
          apiRef={apiRef}
          rows={people}
          columns={personColumns}
          hideFooter
        />
      </Box>
    </>
  );
}

export default function RememberPosition() {
  const [open, setOpen] = React.useState(true);
  const [position, setPosition] = React.useState({ top: 260, left: 0 });
  const close = (last: GridScrollParams) => {
    setPosition(last);
    setOpen(false);
  };

  return (
    <Box sx={{ width: '100%', height: 340 }}>
      {open ? (
        <PeopleGrid position={position} onClose={close} />
      ) : (
        <Button onClick={() => setOpen(true)}>Open the list again</Button>
      )}
    </Box>
  );
}

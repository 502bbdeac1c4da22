import Rating from '@mui/material/Rating';
import {
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import * as React from 'react';
import type { Person } from '../../../data/people';

export function StarsEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Person, number>) {
  const apiRef = useGridApiContext();
  const rootRef = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      rootRef.current
        ?.querySelector<HTMLInputElement>('input:checked')
        ?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={rootRef}
      role="radiogroup"
      aria-label={colDef.headerName}
      name={`rating-${id}`}
      value={value || null}
      onChange={(_, stars) =>
        apiRef.current.setEditCellValue({ id, field, value: stars })
      }
      sx={{ mx: 1 }}
    />
  );
}

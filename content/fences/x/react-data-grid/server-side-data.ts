import type { GridRowModel } from '@mui/x-data-grid-pro';

/** A row. */
export type FenceFragment = GridRowModel;

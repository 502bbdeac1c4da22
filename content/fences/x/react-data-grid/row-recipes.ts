import type { GridRowId } from '@mui/x-data-grid-pro';

export declare const changed: GridRowId | null;

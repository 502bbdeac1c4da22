import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { GridColDef, GridRowModel } from '@mui/x-data-grid';

export declare const columns: GridColDef[];
export declare const months: NonNullable<BarChartProps['xAxis']>[number];
export declare const orders: GridRowModel[];
export declare const rain: NonNullable<BarChartProps['series']>[number];
export declare const rows: GridRowModel[];

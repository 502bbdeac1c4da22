import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import type { PieValueType, ScatterValueType } from '@mui/x-charts/models';
import type * as React from 'react';

/** A scale of bands, as `useXScale()` returns it for such an axis. */
interface BandScale {
  (value: string): number;
  bandwidth(): number;
  step(): number;
}

export type FenceFragment = Partial<BarChartProps> | Partial<LineChartProps>;

export declare const scale: BandScale;
export declare const xScale: BandScale;
export declare const yScale: BandScale;

export declare const bandwidth: number;
export declare const barGapRatio: number;
export declare const category: string;
export declare const count: number;
export declare const day: string;
export declare const hour: string;
export declare const max: number;
export declare const value: number;
export declare const width: number;
export declare const height: number;
export declare const pixel: number;
export declare const department: { readonly total: number };
export declare const team: { readonly value: number };

export declare const data: PieValueType[];
export declare const limes: ScatterValueType[];
export declare const min: number[];
export declare const months: string[];
export declare const names: string[];
export declare const people: number[];
export declare const rain: NonNullable<BarChartProps['series']>[number];
export declare const results: number[];
export declare const revenue: number[];
export declare const rows: Record<string, string | number>[];
export declare const shops: string[];
export declare const sizes: string[];
export declare const visitors: BarChartProps['series'];
export declare const visits: number[];
export declare const waste: PieValueType[];
export declare const willows: ScatterValueType[];

export declare const asDate: (value: number) => string;
export declare const asEuros: (value: number | null) => string;
export declare const asShare: (item: { readonly value: number }) => string;
export declare const compress: (value: number) => number;
export declare const openDetails: (id: string | number | undefined) => void;

export declare function ShareTooltip(props: unknown): React.ReactElement;
export declare function TooltipWithTotal(
  props: ChartsAxisContentProps,
): React.ReactElement;

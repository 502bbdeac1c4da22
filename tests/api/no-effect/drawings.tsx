/** Components of which the site says that a prop has no effect, each drawn with a prop more. The test bundles this module. */
import {
  BarChart,
  ChartContainer,
  ChartsSurface,
  ChartsText,
  LineChart,
  PieChart,
  ResponsiveChartContainer,
  ScatterChart,
  SparkLineChart,
} from '@mui/x-charts';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePickerToolbar,
  DateRangePickerToolbar,
  LocalizationProvider,
  PickersShortcuts,
  TimePickerToolbar,
} from '@mui/x-date-pickers-pro';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface Extra {
  readonly [prop: string]: unknown;
}

const size = { width: 300, height: 200 };
const day = new AdapterDayjs().date('2024-06-12T10:30');
const nothing = (): void => {};

const drawings: Readonly<Record<string, (extra: Extra) => ReactElement>> = {
  BarChart: (extra) => <BarChart {...size} series={[{ data: [1, 2] }]} {...extra} />,
  LineChart: (extra) => <LineChart {...size} series={[{ data: [1, 2] }]} {...extra} />,
  PieChart: (extra) => <PieChart {...size} series={[{ data: [{ value: 2 }] }]} {...extra} />,
  ScatterChart: (extra) => <ScatterChart {...size} series={[{ data: [{ id: 1, x: 2, y: 3 }] }]} {...extra} />,
  SparkLineChart: (extra) => <SparkLineChart {...size} data={[1, 2]} {...extra} />,
  ChartContainer: (extra) => (
    <ChartContainer {...size} series={[]} {...extra}>
      <g />
    </ChartContainer>
  ),
  ResponsiveChartContainer: (extra) => (
    <ResponsiveChartContainer {...size} series={[]} {...extra}>
      <g />
    </ResponsiveChartContainer>
  ),
  ChartsSurface: (extra) => (
    <ChartsSurface {...size} {...extra}>
      <g />
    </ChartsSurface>
  ),
  ChartsText: (extra) => <ChartsText text="Tea" {...extra} />,
  DatePickerToolbar: (extra) => (
    <DatePickerToolbar
      value={day}
      view="day"
      views={['day']}
      isLandscape={false}
      onChange={nothing}
      onViewChange={nothing}
      {...extra}
    />
  ),
  DateRangePickerToolbar: (extra) => (
    <DateRangePickerToolbar
      value={[day, null]}
      rangePosition="start"
      onRangePositionChange={nothing}
      {...extra}
    />
  ),
  TimePickerToolbar: (extra) => (
    <TimePickerToolbar
      ampm
      value={day}
      view="hours"
      views={['hours']}
      isLandscape={false}
      onChange={nothing}
      onViewChange={nothing}
      {...extra}
    />
  ),
  PickersShortcuts: (extra) => (
    <PickersShortcuts
      items={[{ label: 'None', getValue: () => null }]}
      isLandscape={false}
      isValid={() => true}
      onChange={nothing}
      {...extra}
    />
  ),
};

export function markupOf(component: string, extra: Extra): string {
  const drawing = drawings[component];
  if (!drawing) throw new Error(`No drawing of ${component}`);
  return renderToStaticMarkup(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{drawing(extra)}</LocalizationProvider>,
  );
}

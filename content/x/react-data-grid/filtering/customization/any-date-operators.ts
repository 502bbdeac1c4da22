import {
  type GridFilterOperator,
  getGridDateOperators,
} from '@mui/x-data-grid';
import type { Person } from '../../../../data/people';

/** The date operators for a cell with several dates: one match is enough. */
export const anyDateOperators: GridFilterOperator<Person>[] =
  getGridDateOperators().map(({ getApplyFilterFnV7, ...operator }) => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const matches = operator.getApplyFilterFn(item, column);
      if (!matches) {
        return null;
      }
      return (params) =>
        (params.value as Date[]).some((value) => matches({ ...params, value }));
    },
  }));

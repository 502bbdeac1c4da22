import type {
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { createLocalServer } from '../../../data/local-server';
import { orders } from '../../../data/orders';
import { repeatRows } from '../../../data/repeat-rows';

export interface Query {
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
  paginationModel: GridPaginationModel;
}

const allOrders = repeatRows(orders, 240);

/** Stands for your back end: it responds after 500 ms. */
export const orderServer = createLocalServer(allOrders, { delay: 500 });

export const firstQuery: Query = {
  sortModel: [],
  filterModel: { items: [] },
  paginationModel: { page: 0, pageSize: 5 },
};

/** A new filter or order starts at the first page. */
export const firstPageOf = (query: Query): Query => ({
  ...query,
  paginationModel: { ...query.paginationModel, page: 0 },
});

/** What came with the page, for example from a server that renders it. */
export const firstResponse = {
  rows: allOrders.slice(0, firstQuery.paginationModel.pageSize),
  total: allOrders.length,
};

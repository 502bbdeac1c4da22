import type { DataGridProps } from '@mui/x-data-grid';
import type {
  DataGridPremiumProps,
  GridApi,
  GridColDef,
  GridFilterModel,
  GridGroupNode,
  GridRenderEditCellParams,
  GridRowId,
  GridRowModel,
  GridSortModel,
} from '@mui/x-data-grid-premium';
import type * as React from 'react';

export { mountedGrid } from '../mounted-grid';

type Unsaid = any;
type Setter = React.Dispatch<React.SetStateAction<Unsaid>>;
type Call = (...values: Unsaid[]) => void;
type Load = (...values: Unsaid[]) => Promise<Unsaid>;

/** A column, or props of the grid. */
export type FenceFragment = Partial<GridColDef> | Partial<DataGridPremiumProps>;

export declare const api: GridApi;
export declare const apiRef: React.MutableRefObject<GridApi>;
export declare const cache: Map<Unsaid, Unsaid>;
export declare const changed: Unsaid;
export declare const colDef: ReturnType<GridApi['getColumn']>;
export declare const colIndex: number;
export declare const columns: GridColDef[];
export declare const cursor: string;
export declare const entries: Unsaid[];
export declare const euros: Intl.NumberFormat;
export declare const field: string;
export declare const filterModel: GridFilterModel;
export declare const id: GridRowId;
export declare const initialState: DataGridPremiumProps['initialState'];
export declare const items: GridFilterModel['items'];
export declare const model: Unsaid;
export declare const money: Intl.NumberFormat;
export declare const order: Unsaid;
export declare const params: GridRenderEditCellParams;
export declare const query: Unsaid;
export declare const response: Unsaid;
export declare const row: GridRowModel;
export declare const rowIndex: number;
export declare const rowNode: GridGroupNode;
export declare const rows: GridRowModel[];
export declare const selected: Unsaid;
export declare const server: Readonly<Record<string, Load>>;
export declare const sortModel: GridSortModel;
export declare const tabIndex: number;

export declare const added: GridRowId | null;
export declare const after: GridRowId[];
export declare const before: GridRowId[];
export declare const canEdit: boolean;
export declare const checkedStatuses: string[];
export declare const customer: string;
export declare const delayed: Unsaid[];
export declare const folder: Unsaid;
export declare const isEnd: boolean;
export declare const isLoading: boolean;
export declare const mean: number;
export declare const noRows: GridRowModel[];
export declare const nonce: string;
export declare const placeholderId: (id: GridRowId) => string;
export declare const position: Unsaid;
export declare const statusLabels: Readonly<Record<string, string>>;
export declare const values: number[];

export declare const addNotes: Call;
export declare const addRow: Call;
export declare const addTitle: Call;
export declare const ask: () => Promise<void>;
export declare const contains: (text: string, part: Unsaid) => boolean;
export declare const copy: (text: string) => void;
export declare const fetchRows: Load;
export declare const fits: (...values: Unsaid[]) => boolean;
export declare const getPanel: DataGridPremiumProps['getDetailPanelContent'];
export declare const handleMove: DataGridPremiumProps['onRowOrderChange'];
export declare const handler: Call;
export declare const isKnown: (...values: Unsaid[]) => boolean;
export declare const isOpen: DataGridPremiumProps['isGroupExpandedByDefault'];
export declare const load: Load;
export declare const loadMore: Load;
export declare const loadOrder: Load;
export declare const onClick: Call;
export declare const openDeparture: Call;
export declare const openHelp: Call;
export declare const openMenu: Call;
export declare const paid: Unsaid;
export declare const readState: (key?: string) => Unsaid;
export declare const report: Call;
export declare const restart: Call;
export declare const saveOnServer: Load;
export declare const saveWidth: Call;
export declare const selectColumn: Call;
export declare const showOnMap: Call;
export declare const useSaveOnLeave: Call;
export declare const withPlaceholder: (...values: Unsaid[]) => Unsaid;

export declare const setAdded: Setter;
export declare const setCursor: Setter;
export declare const setDragged: Setter;
export declare const setField: Setter;
export declare const setFilterModel: React.Dispatch<
  React.SetStateAction<GridFilterModel>
>;
export declare const setOrder: Setter;
export declare const setPaused: Setter;
export declare const setReady: Setter;
export declare const setResponse: Setter;
export declare const setRows: React.Dispatch<
  React.SetStateAction<GridRowModel[]>
>;
export declare const setTotal: Setter;
export declare const setWide: Setter;
export declare const setWidth: Setter;
export declare const applyValue: Call;
export declare const between: Unsaid;
export declare const edited: Unsaid;
export declare const inputRef: React.Ref<HTMLInputElement>;
export declare const stop: React.MutableRefObject<() => void>;
export declare const weekdayFormat: Intl.DateTimeFormat;
export declare const slots: DataGridPremiumProps['slots'];
export declare const children: Unsaid;

// Rows of the examples.
export type Book = Unsaid;
export type Group = Unsaid;
export type Order = Unsaid;
export type OrderLine = Unsaid;
export type Plant = Unsaid;
export type Row = Unsaid;
export type StockItem = Unsaid;

export interface SavedGridProps extends DataGridProps {
  readonly storageKey: string;
}
export interface StockProps {
  readonly rows: GridRowModel[];
  readonly limit: number;
}
export declare function AuthorChip(props: Unsaid): React.ReactElement;
export declare function MenuWithFilter(props: Unsaid): React.ReactElement;
export declare function TotalFooter(props: Unsaid): React.ReactElement;

export declare const departments: GridRowModel[];
export declare const ledgerAccounts: Readonly<Record<string, string[]>>;
export declare const lookup: Readonly<Record<GridRowId, unknown>>;
export declare const pixels: number;
export declare const pivot: (entries: Unsaid[]) => GridRowModel[];
export declare const sumOf: (rows: Unsaid[]) => number;
export declare const newPerson: (rows: Unsaid[]) => GridRowModel;
export declare const open: (row: Unsaid) => void;
export declare const getPath: DataGridPremiumProps['getTreeDataPath'];
export declare const root: React.RefObject<HTMLDivElement>;
export declare const total: Unsaid;
export declare function ArrowDropDown(): React.ReactElement;
export declare function ArrowDropUp(): React.ReactElement;
export declare function KeyboardArrowDownIcon(): React.ReactElement;
export declare function KeyboardArrowUpIcon(): React.ReactElement;

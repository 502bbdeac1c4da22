import type { TableApi as BaseApi, TableListener, TableProps, TableSlots } from 'editions';
import type * as React from 'react';

export * from 'editions';

declare module 'editions' {
  interface TableColumn {
    /** Where it stays. */
    side?: 'left' | 'right';
  }
  interface TableEvents {
    /** Fired when a column is pinned. */
    columnPin: { params: { field: string } };
  }
}

export interface TableProSlots extends TableSlots {
  /** Shown above. */
  header?: React.ElementType;
}

export interface TableProProps extends Omit<TableProps, 'slots'> {
  slots?: TableProSlots;
  /** Fired when a column is pinned. */
  onColumnPin?: TableListener<'columnPin'>;
  /** Fired when rows change, with more than its event has. */
  onRowsChange?: (rows: readonly string[], reason: string) => void;
}

/** A table with more. */
export declare function TablePro(props: TableProProps): React.ReactElement;

/** The API of a table. */
export interface TableApi extends BaseApi {
  /** Pins a column. */
  pin: (field: string) => void;
}

/** @deprecated Import it from the free package. */
export declare function Table(props: TableProps): undefined;

export {};

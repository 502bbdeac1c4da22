import type * as React from 'react';

export interface TableSlots {
  /** Shown below. */
  footer?: React.ElementType;
}

export interface TableProps {
  /** What is shown. */
  rows: readonly string[];
  /** Fired on a click. */
  onRowClick?: TableListener<'rowClick'>;
  slots?: TableSlots;
}

/** A table. */
export declare function Table(props: TableProps): React.ReactElement;

export interface TableColumn {
  field: string;
  /** Only available in TablePro. */
  pinned?: boolean;
}

export interface TableEvents {
  /** Fired when a row is clicked. */
  rowClick: { params: string; event: React.MouseEvent };
  /** Fired when the rows change. */
  rowsChange: { params: readonly string[] };
  /** @ignore */
  paint: {};
}

export type TableListener<Name extends keyof TableEvents> = (
  params: TableEvents[Name] extends { params: infer Params } ? Params : undefined,
  event: TableEvents[Name] extends { event: infer Native } ? Native : {},
) => void;

/** The API of a table. */
export interface TableApi {
  /** Draws anew. */
  draw: () => void;
}

interface TableState {
  rows: readonly string[];
}

/**
 * Rows in order.
 * @category Rows
 */
export declare const tableRowsSelector: (state: TableState) => readonly string[];

/** @ignore */
export declare const tableSecretSelector: (state: TableState) => number;

export {};

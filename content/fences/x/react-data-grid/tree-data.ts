export interface FileRow {
  readonly id: string;
  readonly path: readonly string[];
}

export declare const rows: FileRow[];

export interface FileRow {
  readonly id: string;
  readonly path: string[];
}

export declare const rows: FileRow[];

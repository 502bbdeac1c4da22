import type { GridValidRowModel } from '@mui/x-data-grid-pro';
import { type FileRow, files } from '../../../data/files';
import { createLocalServer } from '../../../data/local-server';

const rows = files.filter((file) => file.path[0] !== 'Photos');
const server = createLocalServer(rows, { getPath: (row) => row.path });

export interface LazyRow extends GridValidRowModel {
  id: number | string;
  path: string[];
  kind?: string;
  size?: number;
}

const placeholderId = (id: number | string) => `loading-${id}`;

function withPlaceholder(row: FileRow): LazyRow[] {
  if (row.kind !== 'Folder') return [{ ...row }];
  const path = [...row.path, 'Loading…'];
  return [{ ...row }, { id: placeholderId(row.id), path }];
}

export const topLevel = rows
  .filter((row) => row.path.length === 1)
  .flatMap(withPlaceholder);

export async function loadChildren(
  folder: LazyRow,
  options: { fail: boolean; signal: AbortSignal },
) {
  const response = await server.getRows({
    parentPath: folder.path,
    ...options,
  });
  return [
    ...response.rows.flatMap(withPlaceholder),
    { id: placeholderId(folder.id), _action: 'delete' as const },
  ];
}

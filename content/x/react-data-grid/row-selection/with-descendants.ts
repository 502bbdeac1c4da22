import type { GridApiPro, GridRowId } from '@mui/x-data-grid-pro';

/** Gives the rows below a parent the state of the parent that was just clicked. */
export function withDescendants(
  api: GridApiPro,
  before: readonly GridRowId[],
  after: readonly GridRowId[],
): GridRowId[] {
  const below = (id: GridRowId) =>
    api.getRowNode(id)?.type === 'group'
      ? api.getRowGroupChildren({ groupId: id })
      : [];
  const result = new Set(after);
  for (const id of after.filter((one) => !before.includes(one))) {
    for (const child of below(id)) {
      result.add(child);
    }
  }
  for (const id of before.filter((one) => !after.includes(one))) {
    for (const child of below(id)) {
      result.delete(child);
    }
  }
  return [...result];
}

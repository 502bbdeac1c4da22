import MenuItem from '@mui/material/MenuItem';
import {
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';

export function JsonExportMenuItem({ hideMenu }: { hideMenu?: () => void }) {
  const apiRef = useGridApiContext();

  const download = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
      ),
    );
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }),
    );
    link.download = 'orders.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
    hideMenu?.();
  };

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

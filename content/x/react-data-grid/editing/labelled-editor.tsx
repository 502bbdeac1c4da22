import {
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** The default editor of each column type, named after its column. */
export function renderLabelledEditor(params: GridRenderEditCellParams) {
  const name = params.colDef.headerName ?? params.field;
  const inputProps = { 'aria-label': name };

  switch (params.colDef.type) {
    case 'boolean':
      return <GridEditBooleanCell {...params} aria-label={name} />;
    case 'date':
    case 'dateTime':
      return <GridEditDateCell {...params} inputProps={inputProps} />;
    case 'singleSelect':
      return <GridEditSingleSelectCell {...params} inputProps={inputProps} />;
    default:
      return <GridEditInputCell {...params} inputProps={inputProps} />;
  }
}

import {
  GridEditSingleSelectCell,
  type GridEditSingleSelectCellProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { type LedgerKind, ledgerAccounts } from '../../../data/ledger';

export const accountsOf = (kind: LedgerKind | undefined) =>
  kind ? ledgerAccounts[kind] : Object.values(ledgerAccounts).flat();

/** Empties the account when the kind changes. */
export function KindEditor(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...props}
      onValueChange={async (_, kind) => {
        if (kind !== props.value) {
          await apiRef.current.setEditCellValue({
            id: props.id,
            field: 'account',
            value: '',
          });
        }
      }}
    />
  );
}

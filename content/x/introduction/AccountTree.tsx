import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Stack from '@mui/material/Stack';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import type { ReactNode } from 'react';
import {
  type LedgerEntry,
  ledgerAccounts,
  ledgerKinds,
} from '../../data/ledger';
import { inEuros, ofAccount, total } from './entries';

interface AccountTreeProps {
  entries: readonly LedgerEntry[];
  selected: string;
  onSelect: (account: string) => void;
}

export function AccountTree({ entries, selected, onSelect }: AccountTreeProps) {
  const item = (name: string, children?: ReactNode) => (
    <TreeItem
      key={name}
      nodeId={name}
      label={
        <Stack
          direction="row"
          justifyContent="space-between"
          py={0.5}
          fontSize={14}
        >
          <span>{name}</span>
          <span>{inEuros(total(ofAccount(entries, name)))}</span>
        </Stack>
      }
    >
      {children}
    </TreeItem>
  );

  return (
    <TreeView
      aria-label="Accounts"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={ledgerKinds}
      selected={selected}
      onNodeSelect={(_: unknown, name: string) => onSelect(name)}
      sx={{ height: 320, overflowY: 'auto' }}
    >
      {item('All')}
      {ledgerKinds.map((kind) =>
        item(
          kind,
          ledgerAccounts[kind].map((account) => item(account)),
        ),
      )}
    </TreeView>
  );
}

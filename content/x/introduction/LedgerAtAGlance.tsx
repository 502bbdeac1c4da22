import Box from '@mui/material/Box';
import * as React from 'react';
import { type LedgerEntry, ledger } from '../../data/ledger';
import { AccountTree } from './AccountTree';
import { EntryGrid } from './EntryGrid';
import { ofAccount, ofPeriod, wholePeriod } from './entries';
import { MonthlyBars } from './MonthlyBars';
import { PeriodPickers } from './PeriodPickers';

export default function LedgerAtAGlance() {
  const [entries, setEntries] = React.useState(ledger);
  const [period, setPeriod] = React.useState(wholePeriod);
  const [account, setAccount] = React.useState('All');

  const inPeriod = ofPeriod(entries, period);
  const shown = ofAccount(inPeriod, account);
  const replace = (edited: LedgerEntry) =>
    setEntries((all) =>
      all.map((entry) => (entry.id === edited.id ? edited : entry)),
    );

  return (
    <Box sx={panels}>
      <PeriodPickers period={period} onChange={setPeriod} />
      <AccountTree
        entries={inPeriod}
        selected={account}
        onSelect={setAccount}
      />
      <MonthlyBars entries={shown} period={period} />
      <EntryGrid entries={shown} onEdit={replace} />
    </Box>
  );
}

/** One below the other on phones, side by side on desks. */
const panels = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '200px minmax(0, 1fr)',
    md: '200px 280px minmax(0, 1fr)',
  },
};

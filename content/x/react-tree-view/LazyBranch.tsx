import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

const stations: Record<string, string[]> = {
  'Line A': ['Old Mill', 'Cathedral', 'Harbour'],
  'Line B': ['Airport', 'Stadium', 'Cathedral North'],
  'Line C': ['Zoo', 'University'],
};

function fetchStations(line: string): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(stations[line] ?? []), 1000);
  });
}

export default function LazyBranch() {
  const [loaded, setLoaded] = React.useState<Record<string, string[]>>({
    'Line A': stations['Line A'] ?? [],
  });
  const requested = React.useRef(new Set(['Line A']));

  const handleNodeToggle = (_event: React.SyntheticEvent, nodeIds: string[]) =>
    nodeIds
      .filter((line) => !requested.current.has(line))
      .forEach(async (line) => {
        requested.current.add(line);
        const names = await fetchStations(line);
        setLoaded((current) => ({ ...current, [line]: names }));
      });

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <TreeView
        aria-label="Stations"
        defaultExpanded={['Line A']}
        onNodeToggle={handleNodeToggle}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        {Object.keys(stations).map((line) => (
          <TreeItem key={line} nodeId={line} label={line}>
            {loaded[line]?.map((name) => (
              <TreeItem key={name} nodeId={name} label={name} />
            )) ?? (
              <TreeItem nodeId={`${line} loading`} label="Loading…" disabled />
            )}
          </TreeItem>
        ))}
      </TreeView>
    </Box>
  );
}

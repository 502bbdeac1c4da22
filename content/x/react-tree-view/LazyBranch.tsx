import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';
import { fetchStations, type Station, stationsOf } from './stations';

const lines = [
  { id: 'a', name: 'Line A' },
  { id: 'b', name: 'Line B' },
  { id: 'c', name: 'Line C' },
];

export default function LazyBranch() {
  const [loaded, setLoaded] = React.useState<Record<string, Station[]>>({
    a: stationsOf('a'),
  });
  const [failed, setFailed] = React.useState<readonly string[]>([]);
  const requested = React.useRef(new Set(['a']));

  const handleNodeToggle = (_event: React.SyntheticEvent, nodeIds: string[]) =>
    nodeIds
      .filter((lineId) => !requested.current.has(lineId))
      .forEach(async (lineId) => {
        requested.current.add(lineId);
        setFailed((current) => current.filter((id) => id !== lineId));
        try {
          const stations = await fetchStations(lineId);
          setLoaded((current) => ({ ...current, [lineId]: stations }));
        } catch {
          requested.current.delete(lineId);
          setFailed((current) => [...current, lineId]);
        }
      });

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <TreeView
        aria-label="Stations"
        defaultExpanded={['a']}
        onNodeToggle={handleNodeToggle}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        {lines.map((line) => (
          <TreeItem key={line.id} nodeId={line.id} label={line.name}>
            {loaded[line.id]?.map(({ id, name }) => (
              <TreeItem key={id} nodeId={id} label={name} />
            )) ?? (
              <TreeItem
                nodeId={`${line.id}-loading`}
                label={
                  failed.includes(line.id)
                    ? 'Not loaded: close and open the line'
                    : 'Loading…'
                }
                disabled
              />
            )}
          </TreeItem>
        ))}
      </TreeView>
    </Box>
  );
}

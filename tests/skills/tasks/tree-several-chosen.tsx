// Task: choose several items, and load a branch when it opens.

import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

interface Props {
  regions: readonly { id: string; name: string }[];
  load: (region: string) => Promise<readonly { id: string; name: string }[]>;
}

export default function Places({ regions, load }: Props) {
  const requested = React.useRef(new Set<string>());
  const [places, setPlaces] = React.useState<Record<string, readonly { id: string; name: string }[]>>({});
  const [selected, setSelected] = React.useState<string[]>([]);

  const request = (nodeIds: string[]) => {
    for (const id of nodeIds.filter((nodeId) => !requested.current.has(nodeId))) {
      requested.current.add(id);
      load(id)
        .then((found) => setPlaces((before) => ({ ...before, [id]: found })))
        .catch(() => requested.current.delete(id));
    }
  };

  return (
    <TreeView
      aria-label="Places"
      multiSelect
      selected={selected}
      onNodeSelect={(_event, nodeIds) => setSelected(nodeIds)}
      onNodeToggle={(_event, nodeIds) => request(nodeIds)}
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
    >
      {regions.map(({ id, name }) => (
        <TreeItem key={id} nodeId={id} label={name}>
          {places[id]?.map((place) => <TreeItem key={place.id} nodeId={place.id} label={place.name} />) ?? (
            <TreeItem nodeId={`${id}-loading`} label="Loading…" disabled />
          )}
        </TreeItem>
      ))}
    </TreeView>
  );
}

// Task: a tree of files from data, its open folders in state.

import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

interface FileNode {
  path: string;
  name: string;
  children?: readonly FileNode[];
}

const renderFile = ({ path, name, children }: FileNode) => (
  <TreeItem key={path} nodeId={path} label={name}>
    {children?.map(renderFile)}
  </TreeItem>
);

const foldersOf = (files: readonly FileNode[]): string[] =>
  files.flatMap(({ path, children }) => (children?.length ? [path, ...foldersOf(children)] : []));

export default function Files({ files }: { files: readonly FileNode[] }) {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <>
      <Button onClick={() => setExpanded(foldersOf(files))}>Open all</Button>
      <TreeView
        aria-label="Files"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(_event: React.SyntheticEvent, nodeIds: string[]) => setExpanded(nodeIds)}
      >
        {files.map(renderFile)}
      </TreeView>
    </>
  );
}

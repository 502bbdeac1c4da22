import type { TreeItemContentProps } from '@mui/x-tree-view/TreeItem';
import type * as React from 'react';

export declare const branches: React.ReactNode;
export declare const checked: string[];
export declare const className: TreeItemContentProps['className'];
export declare const classes: TreeItemContentProps['classes'];
export declare const expansionIcon: TreeItemContentProps['expansionIcon'];
export declare const label: TreeItemContentProps['label'];
export declare const nodeId: string;
export declare const ref: React.Ref<HTMLDivElement>;
export declare const requested: React.MutableRefObject<Set<string>>;
export declare const leavesOf: (nodeId: string) => string[];
export declare const loadStations: (nodeId: string) => void;

import type { Literal as HastLiteral } from 'hast';
import type { BlockContent, Code, Data, DefinitionContent, Node, Parent, PhrasingContent } from 'mdast';

/** Keys that decide what a directive places. */
export const directiveKeys = ['demo', 'component'] as const;

/** One line of the dialect's own block syntax, before its meaning is known. */
export interface DialectLine extends Parent {
  type: 'dialectLine';
  /** The line without indentation and trailing space. */
  value: string;
  /** The title of a callout. */
  children: PhrasingContent[];
}

export const severities = ['info', 'note', 'tip', 'success', 'warning', 'error'] as const;

export type Severity = (typeof severities)[number];

export interface Callout extends Parent {
  type: 'callout';
  severity: Severity;
  /** Name of the severity in the page's language. */
  label: string;
  title: PhrasingContent[];
  children: (BlockContent | DefinitionContent)[];
}

export interface CodeTabs extends Parent {
  type: 'codeTabs';
  /** Groups with the same key share the reader's choice. */
  storageKey: string | null;
  children: Tab[];
}

/** A fence or a demo with a label. */
export type Tab = Code | SlotMark;

/** Place of a demo or component; `index` counts the page's slots. */
export interface SlotMark extends Node {
  type: 'slotMark';
  index: number;
  /** The label of a tab. */
  label?: string;
  data?: Data;
}

/** The HTML of an own block once the author's HTML is sanitised. */
export type OwnBlockContent =
  | { readonly kind: 'slot'; readonly index: number }
  | { readonly kind: 'code'; readonly code: Code }
  | { readonly kind: 'tabs'; readonly storageKey: string | null; readonly tabs: readonly Tab[] };

/** Represents, in the HTML tree, a block that no author's HTML can imitate. */
export interface OwnBlock extends HastLiteral {
  type: 'ownBlock';
  value: string;
  content: OwnBlockContent;
}

declare module 'mdast' {
  interface CodeData {
    /** Whether its label names a tab. */
    isTab?: boolean;
  }
  interface BlockContentMap {
    dialectLine: DialectLine;
    callout: Callout;
    codeTabs: CodeTabs;
    slotMark: SlotMark;
  }
  interface RootContentMap {
    dialectLine: DialectLine;
    callout: Callout;
    codeTabs: CodeTabs;
    slotMark: SlotMark;
  }
}

declare module 'hast' {
  interface RootContentMap {
    ownBlock: OwnBlock;
  }
  interface ElementContentMap {
    ownBlock: OwnBlock;
  }
}

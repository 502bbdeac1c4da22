import type { ReactNode } from 'react';
import type { DemoPreferences } from '../preferences/demo-preferences.ts';

/** The surroundings of every demo of a site: the exports of the module that `demos.shell` names. */
export interface DemoShell {
  readonly Shell: (props: ShellProps) => ReactNode;
  /** CSS that the shell's demos need once on a page; empty when none. Runs during the build; readers never load it. */
  readonly styleSheet: () => string;
  /**
   * Takes over the rules that stand in the page for its pictures, so that live demos need not insert them again. Called
   * before the first demo of a page is mounted. The rules of the previous page are gone by then.
   */
  readonly adoptStyles?: (rules: string) => void;
}

export interface ShellProps {
  readonly preferences: DemoPreferences;
  /**
   * Path of the demo below `content/` without its ending, or what the site calls a component: products with looks of
   * their own may have a theme each.
   */
  readonly demo: string;
  /** Container of style elements; the document's head when null. */
  readonly styleContainer: HTMLElement | null;
  readonly children: ReactNode;
}

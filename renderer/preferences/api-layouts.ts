interface Surroundings {
  /** Reads from storage; may throw. */
  readonly stored: (key: string) => string | null;
  /** Writes to storage; may throw. */
  readonly store: (key: string, value: string) => void;
  readonly isBot: boolean;
  /** Whether the layouts are being compared. */
  readonly evaluates: boolean;
  /** Whether the screen has room for a table. */
  readonly isWide: boolean;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/**
 * The layout of every section of the API reference, as `section-layout` pairs. A bot gets the one that shows everything.
 * While the layouts are being compared, a person gets one at random, once, and everything if it cannot be stored.
 * Otherwise the screen decides until the reader does: a wide one has room for a table. The source of this function is in
 * every page, so it refers to nothing outside itself.
 */
export function apiLayouts({ stored, store, isBot, evaluates, isWide, random }: Surroundings): string {
  const layouts = ['collapsed', 'expanded', 'table'];
  const read = (section: string): string | undefined => {
    try {
      const value = stored(`apiPage_${section}`);
      return layouts.find((layout) => layout === value);
    } catch {
      return undefined;
    }
  };
  const fitting = isWide && !isBot ? 'table' : 'expanded';
  const drawn = evaluates && !isBot ? layouts[Math.floor(random() * 3)] : undefined;
  const initial = read('default') ?? drawn ?? fitting;
  const choose = (section: string): string => {
    try {
      if (drawn !== undefined) store(`apiPage_${section}`, initial);
      return initial;
    } catch {
      return 'expanded';
    }
  };
  return ['default', 'slots', 'props', 'css', 'classes']
    .map((section) => `${section}-${read(section) ?? choose(section)}`)
    .join(' ');
}

interface Surroundings {
  /** Reads from storage; may throw. */
  readonly stored: (key: string) => string | null;
  /** Writes to storage; may throw. */
  readonly store: (key: string, value: string) => void;
  readonly isBot: boolean;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/**
 * The layout of every section of the API reference, as `section-layout` pairs. A person gets one at random, once. A bot
 * gets the one that shows everything, as does a person whose choice cannot be stored. The source of this function is in
 * every page, so it refers to nothing outside itself.
 */
export function apiLayouts({ stored, store, isBot, random }: Surroundings): string {
  const layouts = ['collapsed', 'expanded', 'table'];
  const read = (section: string): string | undefined => {
    try {
      const value = stored(`apiPage_${section}`);
      return layouts.find((layout) => layout === value);
    } catch {
      return undefined;
    }
  };
  const initial = read('default') ?? (isBot ? 'expanded' : (layouts[Math.floor(random() * 3)] ?? 'expanded'));
  const choose = (section: string): string => {
    try {
      if (!isBot) store(`apiPage_${section}`, initial);
      return initial;
    } catch {
      return 'expanded';
    }
  };
  return ['default', 'slots', 'props', 'css', 'classes']
    .map((section) => `${section}-${read(section) ?? choose(section)}`)
    .join(' ');
}

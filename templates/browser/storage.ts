import { ownKey } from '../../renderer/preferences/site-base.ts';

/** Storage that may be forbidden or full: then reading gives null and writing does nothing. */
export function read(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(ownKey(key));
  } catch {
    return null;
  }
}

export function write(key: string, value: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(ownKey(key), value);
  } catch {
    // The choice lasts as long as the page.
  }
}

import { watch } from 'chokidar';
import { contentHash } from './cache.ts';
import { diskHost } from './host.ts';
import { liesIn } from './links-out.ts';
import { dirname } from './paths.ts';

/** Files that were written, added or removed. */
export interface Changes {
  /** Absolute paths. */
  readonly files: ReadonlySet<string>;
  /** Whether files or folders were added or removed. */
  readonly isNewFile: boolean;
}

/** ms in which the changes of one save arrive. */
const pause = 15;

/** ms after which changed files are read again: for 50 ms after an event, the watcher emits no other. */
const silence = 100;

/**
 * Gathers a watcher's events into changes. `stateOf` returns the state of a file now: null without one, '' when it is
 * empty. The returned function takes the watcher's events.
 */
export function gatherChanges(
  stateOf: (file: string) => string | null,
  onChange: (changes: Changes) => void,
): (event: string, file: string) => void {
  /** Changed files as they were when they were passed on. */
  const told = new Map<string, string | null>();
  let files = new Set<string>();
  let isNewFile = false;
  let timer: NodeJS.Timeout | undefined;
  let second: NodeJS.Timeout | undefined;
  let hasWaited = false;
  const take = (event: string, file: string) => {
    files.add(file);
    if (event !== 'change') isNewFile = true;
    clearTimeout(timer);
    timer = setTimeout(passOn, pause);
  };
  const lookAgain = () => {
    const before = [...told];
    told.clear();
    for (const [file, state] of before) {
      const now = stateOf(file);
      if (now !== state) take(now === null || state === null ? 'replace' : 'change', file);
    }
  };
  const passOn = () => {
    // Many programs empty a file before they write it, and may be interrupted in between.
    if (!hasWaited && [...files].some((file) => stateOf(file) === '')) {
      hasWaited = true;
      timer = setTimeout(passOn, silence);
      return;
    }
    hasWaited = false;
    // The state is taken before the files are read, so that a later write differs from it.
    for (const file of files) told.set(file, stateOf(file));
    const changes = { files, isNewFile };
    files = new Set();
    isNewFile = false;
    clearTimeout(second);
    second = setTimeout(lookAgain, silence);
    onChange(changes);
  };
  return take;
}

function stateOf(file: string): string | null {
  const bytes = diskHost.readBytes(file);
  if (bytes === null) return null;
  return bytes.length === 0 ? '' : contentHash(bytes);
}

/** ms by which a disk may date a change too early. */
const tick = 100;

/** Whether a path leads through a folder of installed packages. */
const isInstalled = (path: string): boolean => /[\\/]node_modules(?:[\\/]|$)/.test(path);

export interface FileWatcher {
  /**
   * Watches the folders of more files, such as the sources of a package that is developed beside the site. Installed
   * packages are left out. A file above a watched folder is watched alone.
   */
  readonly add: (files: Iterable<string>) => void;
}

/**
 * Emits changes below some folders since a moment (ms), without those in installed packages, for as long as the process
 * runs. Until the watcher has seen all files, their times show what has changed; a folder's time shows removals.
 */
export function watchFiles(
  paths: readonly string[],
  since: number,
  onChange: (changes: Changes) => void,
): FileWatcher {
  const take = gatherChanges(stateOf, onChange);
  const watcher = watch([...paths], {
    alwaysStat: true,
    ignored: isInstalled,
  });
  let isReady = false;
  watcher.on('ready', () => {
    isReady = true;
  });
  watcher.on('all', (event, file, status) => {
    // A removed file has no status.
    if (isReady || status === undefined || status.ctimeMs > since - tick) take(event, file);
  });
  const watched = new Set(paths);
  const isWatched = (file: string): boolean => [...watched].some((path) => liesIn(path, file));
  return {
    add: (files) => {
      for (const file of files) {
        if (isInstalled(file) || isWatched(file)) continue;
        const folder = dirname(file);
        const more = [...watched].some((path) => liesIn(folder, path)) ? file : folder;
        watched.add(more);
        watcher.add(more);
      }
    },
  };
}

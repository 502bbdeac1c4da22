import type { DevUpdate } from '../../renderer/view/dev.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DevPage } from './page-session.ts';

const bodyOf = (html: string | null): string => html?.slice(html.indexOf('<body')) ?? '';

const nameOf = (url: string): string => url.replace(/-[\dA-Za-z]{8}(?=\.\w+$)/, '');

/** Scripts whose code an open page has already run. The script that starts its demos follows from them. */
const siteScripts = ({ built }: DevPage): string =>
  JSON.stringify(built?.assets.scripts.filter((url) => !/\/assets\/page[^/]*$/.test(nameOf(url))) ?? []);

export const findingsOf = (diagnostics: readonly Diagnostic[]): DevUpdate['findings'] =>
  diagnostics
    .filter(({ severity }) => severity !== 'off')
    .map(({ severity, code, message, place, help }) => ({
      severity: severity === 'error' ? 'error' : 'warning',
      code,
      message,
      place: place === null ? null : `${place.file}:${place.line}:${place.column}`,
      help,
    }));

/**
 * All demos after a change of the library that they show. Otherwise demos with a changed file, and demos that share a file with one of them: they must all have the same module state,
 * such as a context.
 */
function demosToLoad({ demos, built }: DevPage, changed: ReadonlySet<string>): string[] {
  if (built?.packageSources.some((file) => changed.has(file))) return Object.keys(demos);
  const files = Object.entries(demos).map(([id, file]) => [id, [...(built?.filesOf(file) ?? [])]] as const);
  const touched = new Set(changed);
  const ids = new Set<string>();
  for (let before = -1; before < ids.size; ) {
    before = ids.size;
    for (const [id, own] of files) {
      if (ids.has(id) || !own.some((file) => touched.has(file))) continue;
      ids.add(id);
      for (const file of own) touched.add(file);
    }
  }
  return files.flatMap(([id]) => (ids.has(id) ? [id] : []));
}

/** The state of a page in a browser. */
export interface Shown {
  readonly page: DevPage;
  /**
   * URL of the module that loaded its demos. It may be older than the page, which may have an edit before the update
   * arrives.
   */
  readonly loaded: string | null;
}

export const shownAs = (page: DevPage): Shown => ({ page, loaded: page.built?.demoScripts?.load ?? null });

/** The update that makes an open page show the current files; some are reported as changed. */
export function updateOf(
  { page: before, loaded }: Shown,
  after: DevPage,
  changed: ReadonlySet<string>,
): DevUpdate {
  const findings = findingsOf(after.diagnostics);
  const unchanged: DevUpdate = { reload: false, html: null, styles: [], demos: null, findings };
  if (after.html === null) return unchanged;
  const { built } = after;
  const isOther =
    before.html === null ||
    JSON.stringify(Object.keys(before.demos)) !== JSON.stringify(Object.keys(after.demos)) ||
    (built !== null && siteScripts(before) !== siteScripts(after));
  if (isOther) return { ...unchanged, reload: true };
  const ids = demosToLoad(after, changed);
  return {
    reload: false,
    html: bodyOf(before.html) === bodyOf(after.html) ? null : after.html,
    styles: before.styles.join() === after.styles.join() ? [] : after.styles,
    demos: built?.demoScripts && ids.length > 0 ? { ids, ...built.demoScripts, loaded } : null,
    findings,
  };
}

/** Whether an open page shows already what an update brings. */
export const isKnown = ({ page }: Shown, { reload, html, styles, demos, findings }: DevUpdate): boolean =>
  !reload &&
  html === null &&
  styles.length === 0 &&
  demos === null &&
  JSON.stringify(findings) === JSON.stringify(findingsOf(page.diagnostics));

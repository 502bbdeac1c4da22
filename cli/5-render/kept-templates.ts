import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { DemoFrameView } from '../../renderer/view/demo.ts';
import type { PageView } from '../../renderer/view/page.ts';
import type { Templates } from '../../renderer/view/templates.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import { installModules } from '../machine/server-modules.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';

/** The site's templates, with a cache of documents by their views. */
export interface KeptTemplates {
  /** `navigation` is the hash of the view's navigation, which would be most of every key. */
  readonly renderPage: (view: PageView, navigation: string) => Promise<string>;
  /** Null when the templates have no such document. */
  readonly renderDemoFrame: (view: DemoFrameView) => Promise<string | null>;
  readonly inlineScripts: () => Promise<readonly string[]>;
  /** Text keys that documents asked for and no dictionary has. */
  readonly missing: ReadonlySet<string>;
}

interface KeptDocument {
  readonly html: string | null;
  readonly missing: readonly string[];
}

export function keptTemplates(server: ServerBundle, { root }: Site, cache: Cache): KeptTemplates {
  const missing = new Set<string>();
  let loaded: Promise<Partial<Templates>> | null = null;
  const load = (): Promise<Partial<Templates>> => {
    loaded ??= installModules(server, root, [server.templates.path]).then(
      () => import(pathToFileURL(server.templates.path).href),
    );
    return loaded;
  };

  const kept = async (
    facts: unknown,
    draw: (templates: Partial<Templates>) => string | null,
  ): Promise<string | null> => {
    const key = contentHash(server.templates.inputs, JSON.stringify(facts));
    const known = cache.get('documents', key) as KeptDocument | undefined;
    let drawn = known;
    if (drawn === undefined) {
      const templates = await load();
      drawn = { html: draw(templates), missing: templates.takeMissingMessages?.() ?? [] };
      cache.set('documents', key, drawn);
    }
    // A signal or a saved page does not wait for all documents.
    await setImmediate();
    for (const text of drawn.missing) missing.add(text);
    return drawn.html;
  };

  const inlineScripts = async (): Promise<readonly string[]> => {
    const key = contentHash(server.templates.inputs);
    const known = cache.get('inline-scripts', key) as readonly string[] | undefined;
    if (known !== undefined) return known;
    const { inlineScripts: scripts = [] } = await load();
    cache.set('inline-scripts', key, scripts);
    return scripts;
  };

  return {
    missing,
    inlineScripts,
    renderPage: async (view, navigation) => {
      // The address of a style sheet has the hash of its text, which the key need not repeat for every page.
      const styles = view.head.styles.map(({ href, contents }) => [href, contents !== null]);
      const head = { ...view.head, styles };
      const html = await kept({ ...view, head, navigation }, ({ renderPage }) => {
        if (typeof renderPage !== 'function')
          throw new Error('index.ts does not export the function renderPage.');
        return renderPage(view);
      });
      return html ?? '';
    },
    renderDemoFrame: (view) => kept(view, ({ renderDemoFrame }) => renderDemoFrame?.(view) ?? null),
  };
}

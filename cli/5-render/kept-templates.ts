import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { DemoFrameView } from '../../renderer/view/demo.ts';
import type { LanguageView, PageView } from '../../renderer/view/page.ts';
import type { Templates } from '../../renderer/view/templates.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import { installModules } from '../machine/server-modules.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';

/** A complete document, with its `contentHash`. */
export interface KeptHtml {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** The site's templates, with a cache of documents by their views. */
export interface KeptTemplates {
  /** `facts` identify the view (`viewFacts`); `view` is called only when the cache lacks its document. */
  readonly renderPage: (view: () => PageView, facts: unknown) => Promise<KeptHtml>;
  /** Null when the templates have no such document. */
  readonly renderDemoFrame: (view: DemoFrameView) => Promise<KeptHtml | null>;
  /** Null when the templates have no settings. */
  readonly renderSettings: (view: LanguageView) => Promise<KeptHtml | null>;
  readonly inlineScripts: () => Promise<readonly string[]>;
  /** Text keys that documents use and no dictionary has. */
  readonly missing: ReadonlySet<string>;
}

interface KeptDocument {
  /** Hash of its bytes; null when the templates have no such document. */
  readonly hash: string | null;
  readonly missing: readonly string[];
}

/**
 * The document with the path of the site before the addresses of files that the templates import; all others come from
 * the view and have it.
 */
const withImportedFiles = (html: string, base: string): string =>
  base === '/' ? html : html.replace(/(?<![\w.~-])\/(?=assets\/[\w@.+-]+-[\da-f]{8}\.\w+)/g, base);

export function keptTemplates(
  server: ServerBundle,
  { root, config: { base } }: Site,
  cache: Cache,
): KeptTemplates {
  const missing = new Set<string>();
  let loaded: Promise<Partial<Templates>> | null = null;
  const load = (): Promise<Partial<Templates>> => {
    if (loaded === null) installModules(server, root, [server.templates.path]);
    loaded ??= import(pathToFileURL(server.templates.path).href);
    return loaded;
  };

  const keep = (bytes: Uint8Array): KeptHtml => ({ bytes, hash: cache.setBytes(bytes) });

  const kept = async (
    facts: unknown,
    draw: (templates: Partial<Templates>) => string | null,
  ): Promise<KeptHtml | null> => {
    // Lets a signal or a saved page interrupt the rendering.
    await setImmediate();
    const key = contentHash(server.templates.inputs, base, JSON.stringify(facts));
    const known = cache.get('document-hashes', key) as KeptDocument | undefined;
    for (const text of known?.missing ?? []) missing.add(text);
    if (known?.hash === null) return null;
    const bytes = known && cache.getBytes(known.hash);
    if (known && bytes) return { bytes, hash: known.hash };
    const templates = await load();
    const html = draw(templates);
    const texts = templates.takeMissingMessages?.() ?? [];
    for (const text of texts) missing.add(text);
    const drawn = html === null ? null : keep(Buffer.from(withImportedFiles(html, base)));
    cache.set('document-hashes', key, { hash: drawn?.hash ?? null, missing: texts } satisfies KeptDocument);
    return drawn;
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
    renderPage: async (view, facts) => {
      const html = await kept(facts, ({ renderPage }) => {
        if (typeof renderPage !== 'function')
          throw new Error('index.ts does not export the function renderPage.');
        return renderPage(view());
      });
      if (html === null) throw new Error('The page has no document.');
      return html;
    },
    renderSettings: (view) =>
      kept({ settings: view }, ({ renderSettings }) => renderSettings?.(view) ?? null),
    renderDemoFrame: (view) => kept(view, ({ renderDemoFrame }) => renderDemoFrame?.(view) ?? null),
  };
}

import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { DemoFrameView } from '../../renderer/view/demo.ts';
import type { LanguageView, PageView } from '../../renderer/view/page.ts';
import type { Templates } from '../../renderer/view/templates.ts';
import { plain, type Sources, type Split, type Task } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { contentHash } from '../machine/cache.ts';
import { installModules } from '../machine/server-modules.ts';
import { withHash } from '../machine/spool.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { LazyBytes } from '../model/output.ts';
import type { Site } from '../model/site.ts';

/** The site's templates; their documents are kept under their views. */
export interface KeptTemplates {
  /**
   * `facts` identify the view (`viewFacts`); `view` is called only when the document is not kept. `from` is what the
   * view is made from.
   */
  readonly renderPage: (
    pathname: string,
    view: () => PageView,
    facts: unknown,
    from?: Sources,
  ) => Promise<LazyBytes>;
  /** Null when the templates have no such document. */
  readonly renderDemoFrame: (pathname: string, view: DemoFrameView) => Promise<LazyBytes | null>;
  /** Null when the templates have no settings. */
  readonly renderSettings: (view: LanguageView) => Promise<LazyBytes | null>;
  readonly inlineScripts: () => Promise<readonly string[]>;
  /** Text keys that documents use and no dictionary has. */
  readonly missing: ReadonlySet<string>;
}

interface KeptDocument {
  /** Null when the templates have no such document. */
  readonly html: LazyBytes | null;
  readonly missing: readonly string[];
}

const split: Split<KeptDocument> = {
  pack: ({ html, missing }) => ({ value: missing, parts: html === null ? [] : [html] }),
  unpack: ({ value, parts: [html = null] }) => ({ html, missing: value as readonly string[] }),
};

/**
 * The document with the path of the site before the addresses of files that the templates import; all others come from
 * the view and have it.
 */
const withImportedFiles = (html: string, base: string): string =>
  base === '/' ? html : html.replace(/(?<![\w.~-])\/(?=assets\/[\w@.+-]+-[\da-f]{8}\.\w+)/g, base);

export function keptTemplates(
  server: ServerBundle,
  { root, config: { base } }: Site,
  keeper: Keeper,
): KeptTemplates {
  const missing = new Set<string>();
  let loaded: Promise<Partial<Templates>> | null = null;
  const load = (): Promise<Partial<Templates>> => {
    if (loaded === null) installModules(server, root, [server.templates.path]);
    loaded ??= import(pathToFileURL(server.templates.path).href);
    return loaded;
  };

  const kept = async (
    name: string,
    facts: unknown,
    draw: (templates: Partial<Templates>) => string | null,
    from: Sources = {},
  ): Promise<LazyBytes | null> => {
    // Lets a signal or a saved page interrupt the rendering.
    await setImmediate();
    const input = contentHash(server.templates.inputs, base, JSON.stringify(facts));
    const make: Task<KeptDocument>['make'] = async ({ ranIn }) => {
      const templates = await load();
      const start = performance.now();
      const html = draw(templates);
      const texts = templates.takeMissingMessages?.() ?? [];
      ranIn({ process: null, start, duration: performance.now() - start });
      return {
        html: html === null ? null : withHash(Buffer.from(withImportedFiles(html, base))),
        missing: texts,
      };
    };
    const { value } = await keeper.run({ name: 'document', input, from, split, make }, name);
    for (const text of value.missing) missing.add(text);
    return value.html;
  };

  return {
    missing,
    inlineScripts: async () => {
      const { value } = await keeper.run<readonly string[]>(
        {
          name: 'inline-scripts',
          input: server.templates.inputs,
          split: plain(),
          make: async () => (await load()).inlineScripts ?? [],
        },
        '',
      );
      return value;
    },
    renderPage: async (pathname, view, facts, from) => {
      const draw = ({ renderPage }: Partial<Templates>) => {
        if (typeof renderPage !== 'function')
          throw new Error('index.ts does not export the function renderPage.');
        return renderPage(view());
      };
      const html = await kept(pathname, facts, draw, from);
      if (html === null) throw new Error('The page has no document.');
      return html;
    },
    renderSettings: (view) =>
      kept(
        `settings ${view.language}`,
        { settings: view },
        ({ renderSettings }) => renderSettings?.(view) ?? null,
      ),
    renderDemoFrame: (pathname, view) =>
      kept(pathname, view, ({ renderDemoFrame }) => renderDemoFrame?.(view) ?? null),
  };
}

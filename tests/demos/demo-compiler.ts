import { createGraph, type GraphOptions } from '../../cli/derive/graph.ts';
import type { Outcome } from '../../cli/diagnostics/diagnostic.ts';
import { demoValue } from '../../cli/examine/demo-values.ts';
import { siteValue } from '../../cli/examine/site-values.ts';
import { noCache } from '../../cli/machine/cache.ts';
import type { Host } from '../../cli/machine/host.ts';
import type { DemoConfig } from '../../cli/model/config.ts';
import type { Demo } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';

/** Compiles the demos of a site without pages, by their ids. */
export function demoCompiler(
  host: Host,
  { root, codeStyle }: Pick<Site, 'root' | 'codeStyle'>,
  demos: Pick<DemoConfig, 'wrappers' | 'project' | 'alternatives'>,
  onMade: NonNullable<GraphOptions['onMade']> = () => {},
): (id: string) => Outcome<Demo> {
  const graph = createGraph({ root, host, cache: noCache, version: '', onMade });
  // Demos depend on no more of a site.
  graph.set(siteValue, {
    root,
    codeStyle,
    sources: [],
    config: { languages: ['en'], demos },
  } as unknown as Site);
  return (id) => ({ value: graph.get(demoValue, id), diagnostics: graph.findings(demoValue, id) });
}

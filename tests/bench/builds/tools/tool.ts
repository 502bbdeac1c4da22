import type { Corpus } from '../corpus/corpus.ts';
import type { CorpusPage } from '../corpus/pages.ts';

/** Where a tool finds what it needs; absolute paths. */
export interface Place {
  /** The folder that the tool is installed in; that of docs-build is this repository. */
  readonly home: string;
  readonly site: string;
}

export interface Tool {
  readonly name: string;
  /** Exact versions of what is installed for it; demos' own packages come with it where `demos` is true. */
  readonly packages: Readonly<Record<string, string>>;
  readonly demos: boolean;
  /** Below the folder of a site, as all paths here. */
  readonly pageFile: (page: CorpusPage) => string;
  readonly pageText: (page: CorpusPage) => string;
  /** Folder of the modules of demos. */
  readonly modules: string;
  /** A module as the tool can show it. */
  readonly moduleText: (text: string) => string;
  /** Configuration and whatever else a site has beside its pages and demos. */
  readonly settings: (corpus: Corpus) => Readonly<Record<string, string>>;
  /** Arguments of Node.js. */
  readonly command: (place: Place) => readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The line of its output that tells the end of a stage, with name and seconds. */
  readonly stageLine?: RegExp;
  readonly output: string;
  /** Everything else that a build leaves behind. */
  readonly kept: readonly string[];
}

/** All files of a site, by their paths. */
export const siteFiles = (tool: Tool, corpus: Corpus): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(tool.settings(corpus)),
    ...corpus.pages.map((page) => [tool.pageFile(page), tool.pageText(page)] as const),
    ...[...corpus.modules].map(([path, text]) => [`${tool.modules}/${path}`, tool.moduleText(text)] as const),
  ]);

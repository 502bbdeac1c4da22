/** What a page's text is made of, with what only our dialect has told apart from Markdown that all tools read. */
export type Block =
  | { readonly kind: 'markdown'; readonly text: string }
  | {
      readonly kind: 'callout';
      readonly severity: string;
      /** Empty when the severity is all it says. */
      readonly title: string;
      readonly text: string;
    }
  /** `name` of the module without its ending. */
  | { readonly kind: 'demo'; readonly file: string; readonly name: string };

const fence = /^\s*(```+|~~~+)/;

/**
 * Splits the text of a page, without its frontmatter. Left out, because no other tool has them: parts of the API
 * reference and other components, tabs around code (the fences in them stay), titles and marked lines of fences,
 * hidden fences, and the arrow of a stated result, which would be executed.
 */
export function readBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let callout: { severity: string; title: string } | null = null;
  let open: string | null = null;
  let isHidden = false;
  const flush = () => {
    const contents = lines.join('\n').trim();
    lines = [];
    if (callout !== null) blocks.push({ kind: 'callout', ...callout, text: contents });
    else if (contents !== '') blocks.push({ kind: 'markdown', text: contents });
    callout = null;
  };
  for (const line of text.split('\n')) {
    const [, mark] = fence.exec(line) ?? [];
    if (mark !== undefined && (open === null || mark.startsWith(open))) {
      isHidden ||= open === null && / hidden(?: |$)/.test(line);
      if (!isHidden) lines.push(open === null ? line.replace(/^(\s*[`~]+[^\s`{]*).*$/, '$1') : line);
      isHidden &&= open === null;
      open = open === null ? mark : null;
      continue;
    }
    const [, severity, title = ''] = /^:::(\w+)(?: (.*))?$/.exec(line) ?? [];
    const [, file] = /^\{\{"demo": "([^"]+)"/.exec(line) ?? [];
    if (open !== null) {
      if (!isHidden) lines.push(line.replace(/(\/\/\s*)(?:→|=>)\s*/, '$1'));
    } else if (severity !== undefined) {
      flush();
      callout = { severity, title };
    } else if (line === ':::') {
      flush();
    } else if (file !== undefined) {
      flush();
      blocks.push({ kind: 'demo', file, name: file.replace(/\.\w+$/, '') });
    } else if (!/^(\{\{"component"|<\/?codeblock)/.test(line)) {
      lines.push(line);
    }
  }
  flush();
  return blocks;
}

/** Links to other pages of the site become their text; `has`: whether there is a page, by its path without slashes. */
export const withoutDeadLinks = (text: string, has: (path: string) => boolean): string =>
  text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(\/([^)\s#]*?)\/?(?:#[^)\s]*)?\)/g, (link, label, path) =>
    has(path) ? link : label,
  );

import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { severityNamed } from './callouts.ts';
import { eachNode } from './each-node.ts';
import { type Callout, type Severity, severities } from './nodes.ts';
import { contextOf, placeWithin, report } from './page-context.ts';
import { word } from './words.ts';

/** GitHub's severities that the dialect does not have. */
const others: Readonly<Record<string, Severity>> = { important: 'info', caution: 'error' };

/** `[!NOTE]`, with the sign that folds the callout in some tools. */
const mark = /^\[!([A-Za-z]+)\][-+]?[ \t]*/;

/** Turns `> [!NOTE]`, GitHub's form of a callout, into a callout; a title may follow, as in Obsidian. */
export function remarkQuotedCallouts() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { body } = context.frontmatter;
    eachNode<RootContent>(tree, (node, index, parent) => {
      const found = node.type === 'blockquote' ? markOf(node, body) : null;
      if (found === null || node.type !== 'blockquote') return undefined;
      const { name, title, rest } = found;
      const severity = severityNamed(name) ?? others[name];
      if (severity === undefined) {
        const known = [...severities, ...Object.keys(others)].map((option) => `[!${option.toUpperCase()}]`);
        const place = placeWithin(context, node, /\[![^\]]*\]/);
        const help = `Use ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`;
        report(context, 'callout/unknown', place, `There is no callout \`${name}\`.`, help);
      }
      const known = severity ?? 'note';
      const callout: Callout = {
        type: 'callout',
        severity: known,
        label: word(context, `callout.${known}`),
        title,
        children: [...rest, ...node.children.slice(1)],
        ...(node.position === undefined ? {} : { position: node.position }),
      };
      parent.children[index] = callout;
      // The callout may contain others.
      return index;
    });
  };
}

/** The mark in a quote's first line, and the rest of its first paragraph. */
function markOf(quote: Blockquote, source: string) {
  const [paragraph] = quote.children;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const isEscaped = source[first?.position?.start.offset ?? 0] === '\\';
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text' || isEscaped) return null;
  const [whole = '', name = ''] = mark.exec(first.value) ?? [];
  if (name === '') return null;
  const text = { ...first, value: first.value.slice(whole.length) };
  const { title, rest } = cutAtLineEnd([text, ...paragraph.children.slice(1)]);
  const body: Paragraph[] = rest.length === 0 ? [] : [{ ...paragraph, children: rest }];
  return { name: name.toLowerCase(), title, rest: body };
}

function cutAtLineEnd(nodes: readonly PhrasingContent[]) {
  const at = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const cut = nodes[at];
  const before = cut?.type === 'text' ? cut.value.slice(0, cut.value.indexOf('\n')).trimEnd() : '';
  const after = cut?.type === 'text' ? cut.value.slice(cut.value.indexOf('\n') + 1) : '';
  const part = (value: string): PhrasingContent[] =>
    cut?.type === 'text' && value !== '' ? [{ ...cut, value }] : [];
  const isText = (node: PhrasingContent) => node.type !== 'text' || node.value !== '';
  return {
    title: [...nodes.slice(0, at < 0 ? nodes.length : at), ...part(before)].filter(isText),
    rest: at < 0 ? [] : [...part(after), ...nodes.slice(at + 1)],
  };
}

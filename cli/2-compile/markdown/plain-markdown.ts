import type { Definition, Image, Link, LinkReference, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import type { MarkdownPart } from '../../model/page.ts';
import { readInfo } from './code-info.ts';
import { eachNode } from './each-node.ts';
import { headingIdEdits } from './heading-marks.ts';
import { htmlEdits } from './html-edits.ts';
import { publicHref } from './links.ts';
import type { CodeTabs } from './nodes.ts';
import { contextOf, type PageContext } from './page-context.ts';
import { blockEdit, type Edit, span } from './source-edits.ts';
import { versionEdits } from './version-tokens.ts';

type HrefOf = ReturnType<typeof publicHref>;

/**
 * The page as Markdown for readers elsewhere, in the author's own words and layout. Only the dialect's additions
 * change, and text that would be wrong outside the page. The stage that writes the head adds title and description.
 */
export function remarkPlainMarkdown() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { body } = context.frontmatter;
    const edits = editsOf(tree, context).sort((a, b) => a.start - b.start || a.end - b.end);
    let end = 0;
    for (const edit of edits) {
      // The edit lies inside another one.
      if (edit.start < end) continue;
      add(context.markdown, body.slice(end, edit.start));
      add(context.markdown, edit.part);
      end = edit.end;
    }
    add(context.markdown, body.slice(end));
  };
}

function add(parts: MarkdownPart[], part: MarkdownPart): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else if (part !== '') parts.push(part);
}

function editsOf(tree: Root, context: PageContext): Edit[] {
  const { body } = context.frontmatter;
  const hrefOf = publicHref(context.input);
  const definitions = new Map<string, Definition>();
  eachNode<RootContent>(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    return undefined;
  });
  const isPending = (node: LinkReference): boolean => {
    const url = definitions.get(node.identifier)?.url;
    return url !== undefined && hrefOf(url) === null;
  };
  const edits: Edit[] = [];
  let title = false;
  eachNode<RootContent>(tree, (node, index, parent) => {
    if (node.position === undefined) return undefined;
    if (node.type === 'heading' && node.depth === 1 && !title) {
      title = true;
      edits.push(blockEdit(node, body));
    } else if (node.type === 'heading') edits.push(...headingIdEdits(node, body));
    else if (node.type === 'code' && readInfo(node).isHidden) edits.push(blockEdit(node, body));
    else if (node.type === 'slotMark') edits.push({ ...span(node), part: node.index });
    else if (node.type === 'codeTabs') edits.push(...tabEdits(node, body), ...demoTabEdits(node));
    else if (node.type === 'link') edits.push(...linkEdits(node, body, hrefOf));
    else if (node.type === 'linkReference' && isPending(node)) edits.push(...textOnly(node));
    else if (node.type === 'definition') edits.push(...definitionEdits(node, body, hrefOf));
    else if (node.type === 'text') edits.push(...versionEdits(node, body, context));
    else if (node.type === 'image') edits.push(...imageEdits(node, body, context));
    else if (node.type === 'html') edits.push(...htmlEdits(node, parent.children[index + 1], context));
    return undefined;
  });
  return edits;
}

/** Edits of the lines around a group of tabs; the fences keep their labels. */
function tabEdits(node: CodeTabs, body: string): Edit[] {
  const { start, end } = span(node);
  const fences = node.children.filter((child) => child.type === 'code');
  const [first, last] = [fences[0], fences.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    { start, end: span(first).start, part: '' },
    { start: span(last).end, end: Math.max(span(last).end, body.indexOf('\n', end - 1)), part: '' },
  ];
}

/** Demos stand in place of their directive, each below its label. */
function demoTabEdits(node: CodeTabs): Edit[] {
  const { start, end } = span(node);
  const marks = node.children.filter((child) => child.type === 'slotMark');
  return marks.flatMap(({ index, label = '' }, number) => {
    const title = `**${label.replaceAll(/[\\`*_[\]<>]/g, '\\$&')}**\n\n`;
    const isLast = number === marks.length - 1;
    return [
      { start, end: start, part: number === 0 ? title : `\n\n${title}` },
      { start, end: isLast ? end : start, part: index },
    ];
  });
}

const destination = (href: string): string => (/[\s()<>]/.test(href) ? `<${href}>` : href);

function target(href: string, title: string | null | undefined): string {
  return title ? `${destination(href)} "${title.replaceAll('"', '\\"')}"` : destination(href);
}

/** Removes everything around the text of a link. */
function textOnly(node: Link | LinkReference): Edit[] {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { start, end } = span(node);
  return [
    { start, end: span(first).start, part: '' },
    { start: span(last).end, end, part: '' },
  ];
}

function linkEdits(node: Link, body: string, hrefOf: HrefOf): Edit[] {
  const last = node.children.at(-1);
  const href = hrefOf(node.url);
  // A bare address has no separate destination and is absolute.
  if (last === undefined || href === node.url || !body.startsWith('](', span(last).end)) return [];
  if (href === null) return textOnly(node);
  return [{ start: span(last).end, end: span(node).end, part: `](${target(href, node.title)})` }];
}

function definitionEdits(node: Definition, body: string, hrefOf: HrefOf): Edit[] {
  const href = hrefOf(node.url);
  if (href === node.url) return [];
  if (href === null) return [blockEdit(node, body)];
  return [{ ...span(node), part: `[${node.label ?? node.identifier}]: ${target(href, node.title)}` }];
}

function imageEdits(node: Image, body: string, { input }: PageContext): Edit[] {
  const { start, end } = span(node);
  const close = body.slice(start, end).lastIndexOf('](');
  if (input.url === null || !/^\/(?!\/)/.test(node.url) || close < 0) return [];
  return [{ start: start + close, end, part: `](${target(input.url + node.url, node.title)})` }];
}

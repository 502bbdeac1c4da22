import type { RootContent } from 'mdast';
import { type PageContext, placeWithin, report } from '../markdown/page-context.ts';

interface Foreign {
  readonly pattern: RegExp;
  readonly name: string;
  readonly help?: string;
}

const components = 'Place a component with a line like {{"component": "Name"}}.';

const foreign: readonly Foreign[] = [
  { pattern: /^import\s+(?:[\w*{][^'"]*\sfrom\s+)?["'][^"'\n]+["'];?/, name: 'An import', help: components },
  {
    pattern: /^export\s+(?:default\s+\S|(?:const|let|var|class|(?:async\s+)?function)\s+[\w$*{[]).*/,
    name: 'An export',
    help: components,
  },
  {
    pattern: /\{\/\*[\s\S]*?\*\/\}/,
    name: 'A comment of MDX',
    help: 'Write a comment as <!-- … -->.',
  },
  {
    pattern: /!?\[\[\p{L}[^\][\n]*\]\]/u,
    name: 'A link of a wiki',
    help: 'Write a link as [text](/path/); the table of contents is made by itself.',
  },
  {
    pattern: /\{\{[<%][^}]*\}\}|\{%[^}]*%\}/,
    name: 'A tag of a template language',
    help: components,
  },
  {
    pattern: /\{\{\s*"(?:demo|component)"[\s\S]*?\}\}/,
    name: 'A directive that does not stand on one line of its own',
    help: 'Write it on one line, between empty lines.',
  },
  {
    pattern: /\{:?\s*(?:[#.][\w-]+|[\w-]+="[^"]*")(?:\s[^{}]*)?\}$/m,
    name: 'A list of attributes',
    help: 'At the end of a heading, {#id} gives it an id; other attributes need HTML.',
  },
];

/** Finds remains of tools with another dialect, which readers would see as text. */
export function foreignSyntax(context: PageContext, node: RootContent): void {
  if (node.type !== 'text') return;
  for (const { pattern, name, help } of foreign) {
    const [found] = pattern.exec(node.value) ?? [];
    if (found === undefined) continue;
    const message = `${name} is shown as text: \`${found.split('\n')[0]?.slice(0, 60)}\`.`;
    report(context, 'text/foreign-syntax', placeWithin(context, node, pattern), message, help);
  }
}

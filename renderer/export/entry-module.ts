import type { ExportRequest } from './export-request.ts';

const indented = (text: readonly string[]): string[] => text.map((line) => `  ${line}`);

const specifierOf = (statement: string): string => /'([^']*)';$/.exec(statement)?.[1] ?? '';

const bySpecifier = (a: string, b: string): number => (specifierOf(a) < specifierOf(b) ? -1 : 1);

/** The module that shows the default export of `demo` (a specifier) in the project's shell. */
export function entryModule({ language, shell }: ExportRequest, demo: string): string {
  const tree = shell.element.split('\n');
  const lines = [
    ...[...shell.imports, `import { createRoot } from 'react-dom/client';`].sort(bySpecifier),
    `import Demo from '${demo}';`,
    '',
    ...shell.statements,
    ...(shell.statements.length > 0 ? [''] : []),
    language === 'TS'
      ? `const root = document.getElementById('root') as HTMLElement;`
      : `const root = document.getElementById('root');`,
    '',
    ...(tree.length === 1
      ? [`createRoot(root).render(${tree[0]});`]
      : ['createRoot(root).render(', ...indented(tree.slice(0, -1)), `  ${tree.at(-1)},`, ');']),
  ];
  return `${lines.join('\n')}\n`;
}

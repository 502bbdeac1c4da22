import pc from 'picocolors';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../model/place.ts';
import type { Report } from './report.ts';

const at = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** For a person at a terminal: message, position, the line with a mark under the column, and what to do. */
export const pretty: Report = (diagnostics, lineAt) => {
  const excerpt = ({ file, line, column }: Place): string[] => {
    const text = lineAt(file, line);
    if (text === null) return [];
    const number = String(line);
    const indent = text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ');
    return [
      `  ${pc.dim(`${number} |`)} ${text}`,
      `  ${pc.dim(`${' '.repeat(number.length)} |`)} ${indent}${pc.red('^')}`,
    ];
  };
  const one = ({ severity, code, message, place, help, related }: Diagnostic): string => {
    const paint = severity === 'error' ? pc.red : pc.yellow;
    return [
      `${paint(pc.bold(severity))} ${pc.dim(code)} ${message}`,
      ...(place === null ? [] : [`  ${pc.cyan(at(place))}`, ...excerpt(place)]),
      ...related.flatMap((each) => [
        `  ${each.message.replace(/\.$/, '')}: ${pc.cyan(at(each.place))}`,
        ...excerpt(each.place),
      ]),
      `  ${pc.green('help:')} ${help}`,
    ].join('\n');
  };
  return diagnostics.map((each) => `${one(each)}\n`).join('\n');
};

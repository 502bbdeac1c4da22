import pc from 'picocolors';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Report } from './report.ts';

const at = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** Most characters shown of a line. */
const widest = 200;

/** Most related places shown for a finding. */
const mostRelated = 5;

/** For a person at a terminal: message, position, the line with the place underlined, and help. */
export const pretty: Report = (diagnostics, lineAt) => {
  const excerpt = ({ file, line, column, end }: Place): string[] => {
    const whole = lineAt(file, line);
    if (whole === null) return [];
    const number = String(line);
    // A file may be one line of 10 kB.
    const start = whole.length > widest ? Math.max(0, column - 1 - widest / 2) : 0;
    const text = whole.slice(start, start + widest);
    const last = end === undefined ? column : end.line > line ? whole.trimEnd().length : end.column - 1;
    const marked = Math.min(last - start, text.length) - (column - 1 - start);
    const indent = text.slice(0, column - 1 - start).replaceAll(/[^\t]/g, ' ');
    return [
      `  ${pc.dim(`${number} |`)} ${text}`,
      `  ${pc.dim(`${' '.repeat(number.length)} |`)} ${indent}${pc.red('^'.repeat(Math.max(marked, 1)))}`,
    ];
  };
  const one = ({ severity, code, message, place, help, related }: Diagnostic): string => {
    const paint = severity === 'error' ? pc.red : pc.yellow;
    return [
      `${paint(pc.bold(severity))} ${pc.dim(code)} ${message}`,
      ...(place === null ? [] : [`  ${pc.cyan(at(place))}`, ...excerpt(place)]),
      ...related
        .slice(0, mostRelated)
        .flatMap((other) => [
          `  ${other.message.replace(/\.$/, '')}: ${pc.cyan(at(other.place))}`,
          ...excerpt(other.place),
        ]),
      ...(related.length > mostRelated ? [`  and ${related.length - mostRelated} more places`] : []),
      `  ${pc.green('help:')} ${help}`,
    ].join('\n');
  };
  return diagnostics.map((finding) => `${one(finding)}\n`).join('\n');
};

import type { Place } from '../diagnostics/place.ts';
import type { Report } from './report.ts';

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub accepts columns only for a place within one line. */
function properties({ file, line, column, end }: Place): string {
  const start = `file=${escapeProperty(file)},line=${line},`;
  if (end === undefined) return `${start}col=${column},`;
  return end.line === line
    ? `${start}col=${column},endLine=${line},endColumn=${end.column},`
    : `${start}endLine=${end.line},`;
}

/** Workflow commands, which GitHub shows beside the lines of a change. */
export const github: Report = (diagnostics) =>
  diagnostics
    .map(({ severity, code, message, place, help }) => {
      return `::${severity} ${place === null ? '' : properties(place)}title=${escapeProperty(code)}::${escapeData(`${message}\n${help}`)}\n`;
    })
    .join('');

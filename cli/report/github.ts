import type { Report } from './report.ts';

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands, which GitHub shows beside the lines of a change. */
export const github: Report = (diagnostics) =>
  diagnostics
    .map(({ severity, code, message, place, help }) => {
      const position =
        place === null ? '' : `file=${escapeProperty(place.file)},line=${place.line},col=${place.column},`;
      return `::${severity} ${position}title=${escapeProperty(code)}::${escapeData(`${message}\n${help}`)}\n`;
    })
    .join('');

import { catalogue } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../model/place.ts';
import type { Report } from './report.ts';

const locationOf = ({ file, line, column }: Place) => ({
  physicalLocation: {
    artifactLocation: { uri: encodeURI(file), uriBaseId: 'SITE' },
    region: { startLine: line, startColumn: column },
  },
});

const resultOf = ({ code, severity, message, place, help, related }: Diagnostic) => ({
  ruleId: code,
  level: severity === 'error' ? 'error' : 'warning',
  message: { text: `${message}\n${help}` },
  locations: place === null ? [] : [locationOf(place)],
  relatedLocations: related.map((each, id) => ({
    id,
    message: { text: each.message },
    ...locationOf(each.place),
  })),
});

/** For code scanning: SARIF 2.1.0, with a rule for each reported code. */
export const sarif: Report = (diagnostics) => {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const rules = codes.map((id) => ({
    id,
    shortDescription: { text: catalogue[id].title },
    help: { text: catalogue[id].help },
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docs-build', rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map(resultOf),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

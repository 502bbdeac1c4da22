import { catalogue } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { isWritten, placeOfEdit } from '../diagnostics/place-of-edit.ts';
import type { LineAt, Report } from './report.ts';

const regionOf = ({ line, column, end }: Place) => ({
  startLine: line,
  startColumn: column,
  ...(end && { endLine: end.line, endColumn: end.column }),
});

const artifactOf = ({ file }: Place) => ({ uri: encodeURI(file), uriBaseId: 'SITE' });

const locationOf = (place: Place) => ({
  physicalLocation: {
    artifactLocation: artifactOf(place),
    region: regionOf(place),
  },
});

/** The edits of `check --fix`. */
function fixesOf(finding: Diagnostic, lineAt: LineAt) {
  const { edit, place, help } = finding;
  if (edit === undefined || place === null || !isWritten(place.file)) return [];
  const found = placeOfEdit(finding, lineAt(place.file, place.line) ?? '');
  if (found === null) return [];
  const replacement = { deletedRegion: regionOf(found), insertedContent: { text: edit.to } };
  return [
    {
      description: { text: help },
      artifactChanges: [{ artifactLocation: artifactOf(place), replacements: [replacement] }],
    },
  ];
}

const resultOf = (finding: Diagnostic, lineAt: LineAt) => ({
  ruleId: finding.code,
  level: finding.severity === 'error' ? 'error' : 'warning',
  message: { text: `${finding.message}\n${finding.help}` },
  locations: finding.place === null ? [] : [locationOf(finding.place)],
  relatedLocations: finding.related.map((other, id) => ({
    id,
    message: { text: other.message },
    ...locationOf(other.place),
  })),
  fixes: fixesOf(finding, lineAt),
});

/** For code scanning: SARIF 2.1.0, with a rule for each reported code, and fixes that have exactly one solution. */
export const sarif: Report = (diagnostics, lineAt) => {
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
        results: diagnostics.map((finding) => resultOf(finding, lineAt)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

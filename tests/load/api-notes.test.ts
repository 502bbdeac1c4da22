import { expect, test } from 'vitest';
import { apiNotes } from '../../cli/1-load/api-notes.ts';
import { parseSource } from '../../cli/1-load/parse-source.ts';
import type { ApiReference } from '../../cli/model/reference.ts';

const reference: ApiReference = {
  components: [],
  interfaces: [],
  events: [],
  selectors: [],
  lists: [],
  exports: [],
};

const findings = (text: string) => {
  const { value } = parseSource('content/api-notes.yaml', text);
  if (value === null) throw new Error('The file is no YAML.');
  return apiNotes(value, reference).diagnostics.map(({ place, message }) => [
    place?.line,
    place?.column,
    message,
  ]);
};

test.each([
  ["lamps Lamp prop colour: ''", 1, 25, '`lamps Lamp prop colour` must not be empty.'],
  ['lamps Lamp prop colour: 3', 1, 25, '`lamps Lamp prop colour` must be a text, or a text under `add`.'],
  ["lamps Lamp prop colour:\n  add: ''", 2, 8, '`lamps Lamp prop colour.add` must not be empty.'],
  [
    'lamps Lamp prop colour:\n  and: Or none.',
    2,
    3,
    '`lamps Lamp prop colour` must be a text, or a text under `add`.',
  ],
  [
    'lamps Lamp prop colour:\n  add: Or none.',
    2,
    3,
    'The API reference has no entry `lamps Lamp prop colour`.',
  ],
])('%j is a finding at its place', (text, line, column, message) => {
  expect(findings(text)).toEqual([[line, column, message]]);
});

import type { ApiHistory } from '../model/history.ts';

/** Text of a committed history: one line a change, so that the difference between two reads like a list. */
export function historyJson({ first, packages, unread, versions }: ApiHistory): string {
  const sorted = Object.fromEntries(
    Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const texts = versions.map(({ version, changes }) => {
    const lines = changes.map((change) => `      ${JSON.stringify(change)}`);
    return `    {"version": ${JSON.stringify(version)}, "changes": [\n${lines.join(',\n')}\n    ]}`;
  });
  return [
    '{',
    `  "first": ${JSON.stringify(first)},`,
    `  "packages": ${JSON.stringify(sorted)},`,
    `  "unread": ${JSON.stringify(unread)},`,
    `  "versions": [\n${texts.join(',\n')}\n  ]`,
    '}\n',
  ].join('\n');
}

import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { nearest } from '../../diagnostics/nearest.ts';
import { gather } from './gather.ts';
import { moveClosingLines } from './move-closing-lines.ts';
import { type Callout, type DialectLine, type Severity, severities } from './nodes.ts';
import { contextOf, placeOf, report } from './page-context.ts';
import { word } from './words.ts';

const fence = /^(:{3,})[ \t]*([^\s:]*)/;

export const severityNamed = (name: string): Severity | null =>
  severities.find((severity) => severity === name) ?? null;

/** `:::info title` … `:::` */
export function remarkCallouts() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);

    /** Falls back to a note, so that the text stays on the page. */
    const severityOf = (line: DialectLine): Severity => {
      const name = fence.exec(line.value)?.[2] ?? '';
      const known = severityNamed(name);
      if (known !== null) return known;
      const near = severityNamed(nearest(name.toLowerCase(), severities) ?? '');
      const help = near === null ? undefined : `Did you mean \`${near}\`?`;
      report(context, 'callout/unknown', placeOf(context, line), `There is no callout \`${name}\`.`, help);
      return near ?? 'note';
    };

    moveClosingLines(tree);
    gather(tree, {
      read: ({ value }) => {
        const match = fence.exec(value);
        return match === null ? null : { closes: match[2] === '', size: match[1]?.length ?? 0 };
      },
      make: ({ line, children }, unclosed, parent) => {
        const severity = severityOf(line);
        if (unclosed && parent.type !== 'root') {
          const message = `This ${severity} callout ends with the block that it is in.`;
          report(context, 'callout/ends-with-block', placeOf(context, line), message);
        } else if (unclosed) {
          const help = 'Close it with a line `:::`, indented like this one.';
          report(
            context,
            'callout/unclosed',
            placeOf(context, line),
            `This ${severity} callout is never closed.`,
            help,
          );
        }
        const callout: Callout = {
          type: 'callout',
          severity,
          label: word(context, `callout.${severity}`),
          title: line.children,
          children: children as Callout['children'],
        };
        return [callout];
      },
      stray: (line) => {
        const help = 'Remove it, or open the callout with a line indented like this one.';
        report(
          context,
          'callout/unclosed',
          placeOf(context, line),
          `This \`${line.value}\` closes no callout.`,
          help,
        );
      },
    });
  };
}

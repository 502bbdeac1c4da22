import { digestOf } from '../../compare/digest.ts';
import type { Comparison } from '../../model/comparison.ts';
import type { OutputFile, Picture } from '../../model/output.ts';
import { marker, markerText } from '../../site/output-marker.ts';
import { demoPage, demoPath, pictureDocument, picturePath } from './demo-page.ts';
import type { ReportSite } from './frame.ts';
import { comparisonPage } from './index-page.ts';
import { comparisonSummary } from './summary.ts';

/** How the demos look with one set of packages. */
export interface Look {
  /** The picture of a demo by its id; null where it has none. */
  readonly pictureOf: (id: string) => Picture | null;
  /** Style sheet of the demos' shell. */
  readonly styleSheet: string;
}

const sides = ['before', 'after'] as const;

const styleSheets = { before: 'before.css', after: 'after.css' } as const;

/** The files of a report, which any host or a browser can show from a folder. */
export function reportFiles(
  site: ReportSite,
  comparison: Comparison,
  looks: Readonly<Record<(typeof sides)[number], Look>>,
): OutputFile[] {
  const demos = comparison.demos.flatMap((demo): OutputFile[] => {
    const { id, name, status } = demo;
    const pictures = sides.map((side) => {
      const isGone = side === 'after' && (status === 'build' || status === 'draw');
      return [side, isGone ? null : looks[side].pictureOf(id)] as const;
    });
    const files = pictures.flatMap(([side, picture]) =>
      picture === null
        ? []
        : [
            {
              path: picturePath(id, side),
              contents: pictureDocument(picture, `${name}, ${side}`, styleSheets[side]),
            },
          ],
    );
    const drawn = pictures.filter(([, picture]) => picture !== null).map(([side]) => side);
    return [{ path: demoPath(id), contents: demoPage(site, demo, drawn) }, ...files];
  });
  return [
    { path: 'index.html', contents: comparisonPage(site, comparison) },
    { path: 'summary.md', contents: comparisonSummary(comparison) },
    { path: 'diff.json', contents: `${JSON.stringify(comparison, null, 2)}\n` },
    { path: 'digest.json', contents: `${JSON.stringify(digestOf(comparison), null, 1)}\n` },
    ...demos,
    ...sides.map((side) => ({ path: `pictures/${styleSheets[side]}`, contents: looks[side].styleSheet })),
    { path: marker, contents: markerText('/') },
  ];
}

import type { Comparison } from '../../model/comparison.ts';
import type { OutputFile, Picture } from '../../model/output.ts';
import { marker, markerText } from '../../site/output-marker.ts';
import { demoPage, demoPath, pictureDocument, picturePath } from './demo-page.ts';
import type { ReportSite } from './frame.ts';
import { comparisonPage } from './index-page.ts';
import { comparisonSummary } from './summary.ts';

/** Pictures of a demo by its id; null where it has none. */
export type PictureOf = (id: string) => Picture | null;

/** The files of a report, which any host or a browser can show from a folder. */
export function reportFiles(
  site: ReportSite,
  comparison: Comparison,
  [before, after]: readonly [PictureOf, PictureOf],
): OutputFile[] {
  const demos = comparison.demos.flatMap((demo): OutputFile[] => {
    const { id, name, status } = demo;
    const sides = [
      ['before', before(id)],
      ['after', status === 'build' || status === 'draw' ? null : after(id)],
    ] as const;
    const pictures = sides.flatMap(([side, picture]) =>
      picture === null
        ? []
        : [{ path: picturePath(id, side), contents: pictureDocument(picture, `${name}, ${side}`) }],
    );
    const has = { before: sides[0][1] !== null, after: sides[1][1] !== null };
    return [{ path: demoPath(id), contents: demoPage(site, demo, has) }, ...pictures];
  });
  return [
    { path: 'index.html', contents: comparisonPage(site, comparison) },
    { path: 'summary.md', contents: comparisonSummary(comparison) },
    { path: 'diff.json', contents: `${JSON.stringify(comparison, null, 2)}\n` },
    ...demos,
    { path: marker, contents: markerText('/') },
  ];
}

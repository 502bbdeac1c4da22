import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { perObject } from '../machine/per-object.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import { longestPreview } from '../site/longest-preview.ts';
import { textOf } from '../site/page-sections.ts';

const linesOf = perObject(({ preview }: Demo): number => textOf(preview ?? '').split('\n').length);

/** Finds authors' previews that are longer than automatic ones may be. */
export const checkLongPreviews = ({ demos }: CompiledSite): Diagnostic[] =>
  demos
    .filter((demo) => linesOf(demo) > longestPreview)
    .map((demo) => {
      const message = `The preview of ${demo.name} has ${linesOf(demo)} lines; ${longestPreview} is the limit.`;
      const place = { file: `${demo.file}.preview`, line: longestPreview + 1, column: 1 };
      return diagnostic('demo/long-preview', place, message);
    });

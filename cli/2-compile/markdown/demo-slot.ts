import { posix } from 'node:path';
import { diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { DemoSlot } from '../../model/page.ts';
import type { Directive } from './directive-json.ts';
import { type DemoDirective, demoOptions, demoSchema } from './directive-schema.ts';
import { type PageContext, report } from './page-context.ts';

/** The slot of `{{"demo": "Name.tsx", …}}`; null when the directive is wrong. A page shows a demo at most once. */
export function demoSlot(context: PageContext, directive: Directive): DemoSlot | null {
  const parsed = readOptions(context, directive);
  if (parsed === null) return null;
  const { place, locate } = directive;
  const { siblings, file } = context.input;
  const stem = parsed.demo.replace(/^(?:\.\/)+/, '').replace(/\.\w+$/, '');
  const name = posix.basename(stem);
  // A typed file also satisfies the name of its JavaScript file, and the other way round.
  if (!['tsx', 'jsx', 'js'].some((extension) => siblings.includes(`${stem}.${extension}`))) {
    const message = `There is no file \`${parsed.demo}\` beside the page.`;
    report(context, 'demo/missing', locate('demo', 'value'), message, didYouMean(parsed.demo, siblings));
    return null;
  }
  const earlier = context.slots.find((slot) => slot.kind === 'demo' && slot.name === name);
  if (earlier !== undefined) {
    const related = [{ message: 'It is first used here', place: earlier.place }];
    const message = `The page shows ${name} twice.`;
    context.diagnostics.push(diagnostic('demo/duplicate', place, message, { related }));
    return null;
  }
  if (!parsed.draw && parsed.height === null) {
    const message = 'A demo that is not drawn has no `height` that its box could have.';
    report(context, 'directive/invalid', locate('draw', 'value'), message, 'Add `"height"`, in px.');
    return null;
  }
  const demo = posix.join(posix.dirname(file), stem).replace(/^content\//, '');
  const undrawn = parsed.draw ? {} : { isUndrawn: true as const };
  return { kind: 'demo', demo, name, options: demoOptions(parsed), place, ...undrawn };
}

function readOptions(context: PageContext, { value: written, locate }: Directive): DemoDirective | null {
  const accepted = context.input.accept?.demo ?? [];
  const value = Object.fromEntries(Object.entries(written).filter(([key]) => !accepted.includes(key)));
  const { success, data, error } = demoSchema.safeParse(value);
  if (success) return data;
  const names = Object.keys(demoSchema.shape);
  for (const issue of error.issues) {
    const key = String(issue.path[0]);
    if (issue.code !== 'unrecognized_keys') {
      report(context, 'directive/invalid', locate(key, 'value'), `\`${key}\` ${issue.message}.`);
      continue;
    }
    for (const option of issue.keys) {
      const help = didYouMean(option, names);
      report(
        context,
        'directive/invalid',
        locate(option, 'key'),
        `A demo has no option \`${option}\`.`,
        help,
      );
    }
  }
  return null;
}

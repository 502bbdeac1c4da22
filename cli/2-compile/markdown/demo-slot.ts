import { posix } from 'node:path';
import { diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { DemoSlot } from '../../model/page.ts';
import { demoName } from '../../site/demo-ids.ts';
import type { Directive } from './directive-json.ts';
import { type DemoDirective, demoOptions, demoSchema } from './directive-schema.ts';
import { type PageContext, report } from './page-context.ts';

/** Demos of which readers see one at a time. */
export interface DemoTabs {
  readonly kind: 'tabs';
  readonly storageKey: string | null;
  readonly tabs: readonly { readonly label: string; readonly slot: DemoSlot }[];
}

/** The slots of `{{"demo": "Name.tsx", …}}`; null when the directive is wrong. A page shows a demo at most once. */
export function demoSlot(context: PageContext, directive: Directive): DemoSlot | DemoTabs | null {
  const parsed = readOptions(context, directive);
  if (parsed === null) return null;
  const { demo, storageKey } = parsed;
  if (!parsed.draw && parsed.height === null) {
    const message = 'A demo that is not drawn has no `height` that its box could have.';
    report(
      context,
      'directive/invalid',
      directive.locate('draw', 'value'),
      message,
      'Add `"height"`, in px.',
    );
    return null;
  }
  if (typeof demo !== 'string') {
    const slots: DemoSlot[] = [];
    const tabs = Object.entries(demo).flatMap(([label, module]) => {
      const slot = slotOf(context, directive, parsed, module, slots);
      if (slot !== null) slots.push(slot);
      return slot === null ? [] : [{ label, slot }];
    });
    return tabs.length === 0 ? null : { kind: 'tabs', storageKey, tabs };
  }
  if (storageKey !== null) {
    const message = 'A single demo has no choice to share.';
    const help = 'Remove the option, or name the modules of several demos by the labels of their tabs.';
    report(context, 'directive/invalid', directive.locate('storageKey', 'key'), message, help);
  }
  return slotOf(context, directive, parsed, demo, []);
}

/** The slot of a module; `others` are those of earlier tabs. */
function slotOf(
  context: PageContext,
  { place, locate }: Directive,
  parsed: DemoDirective,
  module: string,
  others: readonly DemoSlot[],
): DemoSlot | null {
  const { siblings, aliasedFolders = {}, file } = context.input;
  const path = module.replace(/^(?:\.\/)+/, '');
  const isFolder = !/\.\w+$/.test(path);
  const stem = isFolder ? `${path}/index` : path.replace(/\.\w+$/, '');
  // A typed file also satisfies the name of its JavaScript file, and the other way round.
  if (!['tsx', 'jsx', 'js'].some((extension) => siblings.includes(`${stem}.${extension}`))) {
    const message = `There is no file \`${isFolder ? `${stem}.tsx` : module}\` beside the page.`;
    const help = isFolder
      ? `Name a module, or several by the labels of their tabs: \`"demo": { "CSS": "${path}/css", … }\`.`
      : didYouMean(module, siblings);
    report(context, 'demo/missing', locate('demo', 'value'), message, help);
    return null;
  }
  const folder = aliasedFolders[posix.dirname(stem)] ?? posix.join(posix.dirname(file), posix.dirname(stem));
  const demo = posix.join(folder, posix.basename(stem)).replace(/^content\//, '');
  const name = demoName(demo);
  const shown = [...context.slots, ...others];
  const earlier = shown.find((slot) => slot.kind === 'demo' && slot.name === name);
  if (earlier !== undefined) {
    const related = [{ message: 'It is first used here', place: earlier.place }];
    const message = `The page shows ${name} twice.`;
    context.diagnostics.push(diagnostic('demo/duplicate', place, message, { related }));
    return null;
  }
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

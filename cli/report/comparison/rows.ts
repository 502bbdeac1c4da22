import type {
  CodemodResult,
  ComparedDemo,
  ComparedEntry,
  ComparedPage,
  Comparison,
} from '../../model/comparison.ts';
import { demoPath } from './demo-page.ts';
import { row } from './filters.ts';
import { amount, type ReportSite, text } from './frame.ts';
import { isBroken, markOf, senseWords, statusWords, verdictMarks, verdictWords } from './words.ts';

export const mark = (weight: string, label = weight): string =>
  `<span class="mark ${weight}">${label}</span>`;

export const linked = ({ url }: ReportSite, href: string | null, label: string): string =>
  href === null || url === null ? label : `<a href="${text(url + href)}">${label}</a>`;

const short = (type: string | null): string => {
  if (type === null) return '<span class="muted">none</span>';
  const plain = type.replace(/\s+/g, ' ');
  return plain.length <= 90
    ? `<code>${text(plain)}</code>`
    : `<details><summary><code>${text(plain.slice(0, 80))}…</code></summary><code>${text(plain)}</code></details>`;
};

export function entryRow(site: ReportSite, entry: ComparedEntry): string {
  const { change, weight, kind, product, owners, name, before, after, href } = entry;
  const [first, ...others] = owners;
  const label = `<code>${text(first === undefined ? name : `${first}.${name}`)}</code>`;
  const more = others.length === 0 ? '' : `<br><small>also ${text(others.join(', '))}</small>`;
  const facts =
    change === 'deprecated' && after !== null
      ? text(after)
      : change === 'removed' && after !== null
        ? `use <code>${text(after)}</code>`
        : `${short(before)} → ${short(after)}`;
  return row(
    { weight, product, kind },
    `<th scope="row">${linked(site, href, label)}${more}</th><td>${kind}</td><td>${change}</td><td>${mark(weight)}</td><td>${facts}</td>`,
  );
}

export function demoRow(demo: ComparedDemo): string {
  const { id, name, status, product, picture, console: lines, types, accessibility } = demo;
  const shown = picture.filter(({ sense }) => sense === 'shown').length;
  const counts = [
    types.length > 0 ? amount(types.length, 'type error') : '',
    shown > 0 ? `${amount(shown, 'difference')} to see` : '',
    accessibility.length > 0
      ? amount(accessibility.length, 'rule of accessibility', 'rules of accessibility')
      : '',
    lines.length > 0 ? amount(lines.length, 'console line') : '',
  ].filter(Boolean);
  const weight = isBroken(demo) ? 'breaking' : 'other';
  return row(
    { weight, product, status },
    `<th scope="row"><a href="${text(demoPath(id))}">${text(name)}</a></th><td>${mark(markOf(status), statusWords[status])}</td><td>${counts.join(', ')}</td>`,
  );
}

const list = (name: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<details><summary>${name}</summary><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></details>`;

export function pageRow(
  site: ReportSite,
  page: ComparedPage,
  demos: ReadonlyMap<string, ComparedDemo>,
): string {
  const { pathname, title, product, entries, fences, isBreaking } = page;
  const weight = isBreaking ? 'breaking' : 'other';
  const own = page.demos.map(
    (id) => `<a href="${text(demoPath(id))}">${text(demos.get(id)?.name ?? id)}</a>`,
  );
  const code = (items: readonly string[]) => items.map((item) => `<code>${text(item)}</code>`);
  return row(
    { weight, product },
    `<th scope="row">${linked(site, `${pathname}/`, text(title))}</th><td>${mark(weight)}</td><td>${[
      list(amount(own.length, 'demo'), own),
      list(amount(entries.length, 'name'), code(entries)),
      list(amount(fences.length, 'mistake in code blocks', 'mistakes in code blocks'), code(fences)),
    ].join('')}</td>`,
  );
}

export function codemodRow({ id, name, product, verdict, before, after, messages }: CodemodResult): string {
  const code = messages.map((message) => `<code>${text(message)}</code>`);
  // A demo that does not change without the codemod has no page.
  const label = before === 'unchanged' ? text(name) : `<a href="${text(demoPath(id))}">${text(name)}</a>`;
  return row(
    { product, verdict },
    `<th scope="row">${label}</th><td>${mark(verdictMarks[verdict], verdictWords[verdict])}</td><td>${statusWords[after]}</td><td>${list(amount(code.length, 'mistake'), code)}</td>`,
  );
}

export const faultRow = ({ rule, help, before, after, demos }: Comparison['accessibility'][number]): string =>
  `<tr><th scope="row"><code>${text(rule)}</code></th><td>${text(help)}</td><td class="number">${before} → ${after}</td><td class="number">${demos}</td></tr>`;

export const commonRow = ({ sense, where, what, demos }: Comparison['common'][number]): string =>
  row(
    { sense },
    `<th scope="row"><code>${text(where)}</code></th><td>${text(what)}</td><td>${senseWords[sense]}</td><td class="number">${demos}</td>`,
  );

import type { DemoSource } from '../model/page.ts';

/** Code in a fence that is longer than any run of backticks in it. */
export function fenced({ name, language, code }: DemoSource): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language} ${name}\n${code.replace(/\n*$/, '\n')}${fence}`;
}

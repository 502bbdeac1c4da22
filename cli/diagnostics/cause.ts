import { shortened } from './shortened.ts';

/** A message in one line, without its place. */
export const withoutPlace = (message: string): string =>
  message.replace(/ \([^()]*:\d+\)$/, '').replace(/\s+/g, ' ');

/**
 * The last step of the compiler's explanation, which names the cause. The first one only repeats whole types. A proposal
 * after it stays whole within `longest` characters.
 */
export function causeOf(explanation: string, longest: number): string {
  const steps = withoutPlace(explanation).split(/(?<=\.) (?=[A-Z])/);
  const last = steps.pop() ?? '';
  if (!last.startsWith('Did you mean')) return shortened(last, longest);
  return `${shortened(steps.pop() ?? '', longest - last.length - 1)} ${last}`;
}

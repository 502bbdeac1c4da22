import axe from 'axe-core';
import { JSDOM } from 'jsdom';

/** Faults that axe finds in the first element of `html` that fits `selector`: each rule with the elements at fault. */
export async function axeFaults(html: string, selector: string): Promise<(readonly [string, string[]])[]> {
  const { window } = new JSDOM(html, { runScripts: 'outside-only' });
  window.eval(axe.source);
  const inPage = window.eval('axe') as typeof axe;
  const subject = window.document.querySelector(selector);
  if (subject === null) throw new Error(`Nothing fits ${selector}`);
  const whole = subject === window.document.documentElement;
  const { violations } = await inPage.run(subject, {
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    // Without layout there are no colours; a part of a page has no landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: whole } },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

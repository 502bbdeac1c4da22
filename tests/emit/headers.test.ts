import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostFiles } from '../../cli/6-emit/headers.ts';
import { renderedPage, sampleSite } from './sample-site.ts';

test('the policy names every inline script, and no data block, which the browser never runs', () => {
  const html =
    '<script>go()</script><script type="application/ld+json">{"a":1}</script><script type="module" src="/a.js"></script>';
  const [headers] = hostFiles(sampleSite(null), [renderedPage('/', html)]);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(String(headers?.contents)).toContain(`script-src 'self' 'sha256-${hash}';`);
});

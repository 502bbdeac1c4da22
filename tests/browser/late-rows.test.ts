import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { layoutShifts, visit } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

/** HTML in parts: each table is cut in its middle. */
const parts = (html: string): string[] =>
  html.split(/(?<=<\/table>)/).flatMap((part) => {
    const table = part.indexOf('<table>');
    const row = part.indexOf('<tr>', Math.floor((table + part.length) / 2));
    return table < 0 || row < 0 ? [part] : [part.slice(0, row), part.slice(row)];
  });

/** The site, from which documents come in parts with pauses between them. */
const server = createServer(async (request, response) => {
  const answer = await fetch(origin + request.url);
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
  for (const part of parts(await answer.text())) {
    response.write(part);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return response.end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const slow = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.each(['/x/introduction/support/', '/x/react-date-pickers/digital-clock/', '/x/react-charts/pie/'])(
  '%s: table rows that arrive late move nothing',
  async (path) => {
    const { page, close } = await visit(browser, slow + path);
    const html = await (await fetch(origin + path)).text();
    expect(parts(html).length).toBeGreaterThan(1);
    const shifts = await layoutShifts(page);
    await close();
    expect(shifts).toEqual([]);
  },
);

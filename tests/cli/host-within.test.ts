import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostWithin } from '../../cli/machine/host.ts';
import { createStaticHandler } from '../../cli/serve/static-handler.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();
const out = join(workspace, 'out');
mkdirSync(join(out, 'guide'), { recursive: true });
writeFileSync(join(workspace, 'secret.txt'), 'secret');
writeFileSync(join(out, 'index.html'), 'home');
writeFileSync(join(out, 'guide/index.html'), 'guide');
symlinkSync(join(workspace, 'secret.txt'), join(out, 'file.txt'));
symlinkSync(workspace, join(out, 'folder'));
symlinkSync('/etc', join(out, 'etc'));
symlinkSync(join(out, 'loop'), join(out, 'loop'));
symlinkSync(join(out, 'guide'), join(out, 'start'));
const link = join(workspace, 'link');
symlinkSync(out, link);

const statusOf = (folder: string, url: string): number =>
  createStaticHandler(
    hostWithin(folder),
    folder,
  )({
    method: 'GET',
    url,
    headers: {},
  }).status;

test.each(['/file.txt', '/folder/secret.txt', '/etc/passwd', '/loop', '/loop/x'])(
  'a link out of the served folder leads nowhere: %s',
  (url) => expect(statusOf(out, url)).toBe(404),
);

test.each(['/', '/guide/', '/start/'])('what lies in the folder is served, by a link too: %s', (url) => {
  expect(statusOf(out, url)).toBe(200);
  expect(statusOf(link, url)).toBe(200);
});

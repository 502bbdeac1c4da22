import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';
import { parseRootFile } from './root-files.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter((file) =>
    /^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$|^(?:cli|renderer|templates|content)\/(?:.*\/)?(?:README|HOSTS)\.md$/.test(
      file,
    ),
  );

/** Targets of a document's links and images on this site. */
function ownLinks(document: string): string[] {
  const urls: string[] = [];
  visit(parseRootFile(document), ['link', 'image', 'definition'], (node) => {
    if ('url' in node && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(node.url)) urls.push(node.url);
  });
  return [...new Set(urls)];
}

/** Anchors that a code host generates for a document. */
function anchorsOf(document: string): string[] {
  const anchors: string[] = [];
  visit(parseRootFile(document), 'heading', (node) => {
    let text = '';
    visit(node, ['text', 'inlineCode'], (part) => {
      if ('value' in part) text += part.value;
    });
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    anchors.push(slug);
  });
  return anchors;
}

test.each(documents)('%s links to files that exist', (document) => {
  const broken = ownLinks(document).filter((url) => {
    const [path = '', anchor] = url.split('#');
    const target = path === '' ? document : join(dirname(document), decodeURIComponent(path));
    if (!existsSync(join(repository, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(documents)('%s names files that exist', (document) => {
  const paths: string[] = [];
  visit(parseRootFile(document), 'inlineCode', ({ value }) => {
    if (/^(?:cli|renderer|templates|tests)\/[\w./-]*$/.test(value)) paths.push(value);
  });
  expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

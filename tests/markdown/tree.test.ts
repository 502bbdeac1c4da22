import type { RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import { eachNode, type ParentOf } from '../../cli/2-compile/markdown/each-node.ts';
import { parser, pipelineWith } from '../../cli/2-compile/markdown/pipeline.ts';

const parse = (text: string) => parser.parse(text) as unknown as ParentOf<RootContent>;

test('each syntax is taught to a processor once: the parser would try it twice everywhere', () => {
  for (const processor of [parser, pipelineWith(null)]) {
    const { micromarkExtensions, fromMarkdownExtensions } = processor.data();
    // GitHub's, two for Chinese and Japanese, and our own.
    expect(micromarkExtensions).toHaveLength(4);
    expect(fromMarkdownExtensions).toHaveLength(2);
  }
});

test.each([
  ['a@b.example', 'mailto:a@b.example'],
  ['[x www.b.example', 'http://www.b.example'],
  ['[x HTTPS://b.example', 'HTTPS://b.example'],
  ['a\\\nb mailto:a@b.example', 'mailto:a@b.example'],
])('a bare address becomes a link: %j', (text, url) => {
  const found: string[] = [];
  eachNode(parse(text), (node) => {
    if (node.type === 'link') found.push(node.url);
    return undefined;
  });
  expect(found).toEqual([url]);
});

describe('eachNode', () => {
  const seen = (text: string, see: (node: RootContent, index: number) => number | undefined) => {
    const types: string[] = [];
    eachNode(parse(text), (node, index) => {
      types.push(node.type);
      return see(node, index);
    });
    return types;
  };

  test('calls with every node below the root, in order', () => {
    expect(seen('# *a*\n\n- b', () => undefined)).toEqual([
      'heading',
      'emphasis',
      'text',
      'list',
      'listItem',
      'paragraph',
      'text',
    ]);
  });

  test('goes on where it is told, without what is below', () => {
    expect(
      seen('# a\n\n> b\n\nc', (node, index) => (node.type === 'blockquote' ? index + 1 : undefined)),
    ).toEqual(['heading', 'text', 'blockquote', 'paragraph', 'text']);
  });

  test('sees what takes the place of a node, or comes after one that is taken out', () => {
    const tree = parse('a\n\n---\n\nb');
    const types: string[] = [];
    eachNode(tree, (node, index, parent) => {
      types.push(node.type);
      if (node.type !== 'thematicBreak') return undefined;
      parent.children.splice(index, 1);
      return index;
    });
    expect(types).toEqual(['paragraph', 'text', 'thematicBreak', 'paragraph', 'text']);
    expect(tree.children).toHaveLength(2);
  });
});

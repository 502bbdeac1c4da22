import type { ElementContent, Root, RootContent } from 'hast';
import type { Code } from 'mdast';
import type { Handlers } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { codeBlock } from './code-block.ts';
import { readInfo } from './code-info.ts';
import { codeTabs, slotElement } from './code-tabs-html.ts';
import { eachNode } from './each-node.ts';
import { element } from './element.ts';
import type { Callout, CodeTabs, OwnBlock, OwnBlockContent, SlotMark } from './nodes.ts';
import { contextOf, type PageContext } from './page-context.ts';

/** Tag of the placeholder of an own block while the tree is sanitised. */
export const sealTag = 'docs-block';

const own = (content: OwnBlockContent): OwnBlock => ({ type: 'ownBlock', value: '', content });

/** Handlers that turn the dialect's Markdown nodes into HTML. */
export const dialectHandlers: Handlers = {
  code: (state, node: Code) => {
    const block = own({ kind: 'code', code: node });
    state.patch(node, block);
    return block;
  },
  codeTabs: (_state, { storageKey, children }: CodeTabs) => own({ kind: 'tabs', storageKey, tabs: children }),
  slotMark: (_state, { index }: SlotMark) => own({ kind: 'slot', index }),
  callout: (state, node: Callout) => {
    const title = node.title.length === 0 ? [{ type: 'text' as const, value: node.label }] : node.title;
    const heading = element(
      'p',
      { className: ['callout-title'] },
      ...state.all({ type: 'paragraph', children: title }),
    );
    const aside = element(
      'aside',
      { className: ['callout', `callout-${node.severity}`], role: 'note', ariaLabel: node.label },
      ...state.wrap([heading, ...state.all(node)], true),
    );
    state.patch(node, aside);
    return aside;
  },
};

/**
 * Replaces every own block by an element, after removing elements that the author's HTML fakes. From here on, the
 * element proves its origin.
 */
export function rehypeSeal() {
  return (tree: Root, file: VFile): void => {
    const { blocks } = contextOf(file);
    eachNode<RootContent>(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === sealTag) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
      if (node.type !== 'ownBlock') return undefined;
      const { content } = node;
      const dataIndex = String(blocks.push(content) - 1);
      if (content.kind === 'code' && readInfo(content.code).isHidden) {
        parent.children.splice(index, 1);
        return index;
      }
      parent.children[index] = {
        ...element(sealTag, { dataIndex }),
        ...(node.position === undefined ? {} : { position: node.position }),
      };
      return index + 1;
    });
  };
}

/** Replaces the elements by the HTML of their own blocks. */
export function rehypeUnseal() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    eachNode<RootContent>(tree, (node, index, parent) => {
      if (node.type !== 'element' || node.tagName !== sealTag) return undefined;
      const content = context.blocks[Number(node.properties.dataIndex)];
      if (content === undefined) throw new Error(`No own block ${node.properties.dataIndex}`);
      parent.children[index] = htmlOf(content, context);
      return index + 1;
    });
  };
}

function htmlOf(content: OwnBlockContent, context: PageContext): ElementContent {
  switch (content.kind) {
    case 'code':
      return codeBlock(content.code);
    case 'tabs':
      return codeTabs(content.storageKey, content.tabs, context);
    case 'slot':
      return slotElement(content.index);
  }
}

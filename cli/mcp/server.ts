import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { cut, demoText, entry, page, pages, search } from './answers.ts';
import { checkCode } from './check-code.ts';
import type { Docs } from './docs.ts';

export interface ServerOptions {
  readonly docs: Docs;
  readonly name: string;
  readonly version: string;
  /** Folder of the site whose packages check code; null without it. */
  readonly root: string | null;
}

const offset = z
  .number()
  .int()
  .nonnegative()
  .optional()
  .describe('Where to go on in a long answer; the answer before names it.');

const answer = (text: string) => ({ content: [{ type: 'text' as const, text }] });

/** A server of the Model Context Protocol with one tool for each kind of question about the documentation. */
export function docsServer({ docs, name, version, root }: ServerOptions): McpServer {
  const server = new McpServer({ name, version });
  const readOnly = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      description: 'Searches the documentation. Returns addresses of pages and sections, best first.',
      inputSchema: {
        query: z.string().describe('A few words, or a name in code.'),
        product: z.enum(docs.products as [string, ...string[]]).optional(),
      },
      annotations: readOnly,
    },
    async ({ query, product }) => answer(search(docs, query, product)),
  );
  server.registerTool(
    'pages',
    {
      description: 'Lists the pages of the documentation with their addresses.',
      inputSchema: { under: z.string().optional().describe('Beginning of the addresses.'), offset },
      annotations: readOnly,
    },
    async ({ under, offset: from }) => answer(pages(docs, under, from)),
  );
  server.registerTool(
    'page',
    {
      description: 'Reads a page as Markdown, or one section of it, with the code of its demos.',
      inputSchema: {
        address: z.string().describe('Address of the page; with #section, that section alone.'),
        section: z.string().optional().describe('Id of a section of the page.'),
        offset,
      },
      annotations: readOnly,
    },
    async ({ address, section, offset: from }) => answer(await page(docs, address, section, from)),
  );
  server.registerTool(
    'entry',
    {
      description:
        'Reads the API reference of one name: signature, default, plan, and the demos that use it. Takes a component, hook, type, prop, slot, class, event or method.',
      inputSchema: { name: z.string().describe('For example rowHeight, or DataGrid.rowHeight.'), offset },
      annotations: readOnly,
    },
    async ({ name: wanted, offset: from }) => answer(await entry(docs, wanted, from)),
  );
  server.registerTool(
    'demo',
    {
      description: 'Reads the files of a demo and the exact versions of the packages it needs.',
      inputSchema: {
        name: z.string().describe('Its name, or its address with #.'),
        javascript: z.boolean().optional().describe('Without types.'),
        offset,
      },
      annotations: readOnly,
    },
    async ({ name: wanted, javascript, offset: from }) =>
      answer(await demoText(docs, wanted, from, javascript)),
  );
  if (root !== null)
    server.registerTool(
      'check_code',
      {
        description:
          'Checks the types of a TypeScript or TSX module against the documented versions. Returns errors with line and column.',
        inputSchema: { code: z.string().max(50_000).describe('A whole module with its imports.') },
        annotations: readOnly,
      },
      async ({ code }) => answer(cut(await checkCode(docs, root, code))),
    );
  return server;
}

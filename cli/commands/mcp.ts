import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { join, resolve } from '../machine/paths.ts';
import { toolVersion } from '../machine/tool.ts';
import { loadDocs } from '../mcp/docs.ts';
import { docsServer, type ServerOptions } from '../mcp/server.ts';
import { folderReader, webReader } from '../mcp/site-reader.ts';
import { UsageError } from './usage-error.ts';

export interface McpOptions {
  readonly language: string;
  /** Port of the loopback address, 0 for a free one; undefined for standard input and output. */
  readonly http?: number;
  readonly root: string;
}

const host = '127.0.0.1';

/** A server for each request: the tools need no session. */
async function respond(options: ServerOptions, request: IncomingMessage, response: ServerResponse) {
  const port = request.socket.localPort;
  const transport = new StreamableHTTPServerTransport({
    // Disables the SDK's sessions.
    sessionIdGenerator: undefined,
    // A page in a browser must not reach the server under a name that resolves to this machine.
    enableDnsRebindingProtection: true,
    allowedHosts: [`${host}:${port}`, `localhost:${port}`],
  });
  const server = docsServer(options);
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  // The SDK's own types differ under exactOptionalPropertyTypes.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response);
}

/** Serves a built site, a folder or an address, to agents until the process ends; resolves once it listens. */
export async function mcp(site: string, { language, http, root }: McpOptions): Promise<void> {
  const isAddress = /^https?:\/\//.test(site);
  if (!isAddress && !existsSync(site))
    throw new UsageError(`${site} is not a folder. Build the site first: docs-build --out ${site}`);
  const docs = await loadDocs(isAddress ? webReader(site) : folderReader(resolve(site)), language);
  if (docs === null)
    throw new UsageError(
      `${site} has no search/${language}.json. Name a site that docs-build has built, with search and in this language.`,
    );
  const hasPackages = ['content/node_modules', 'node_modules'].some((path) => existsSync(join(root, path)));
  const options = {
    docs,
    name: 'docs-build',
    version: toolVersion,
    root: hasPackages ? resolve(root) : null,
  };
  if (http === undefined) {
    await docsServer(options).connect(new StdioServerTransport());
    return;
  }
  const server = createServer((request, response) => {
    respond(options, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(http, host, listening);
  });
  process.stdout.write(`http://${host}:${(server.address() as AddressInfo).port}/\n`);
}

/** Entry of a child process: one picture to audit a message. */
import { type AuditRequest, openAudit } from './audit.ts';

const audit = openAudit();

process.on('message', async ({ request }: { readonly request: AuditRequest }) => {
  process.send?.(await audit(request));
});
process.send?.('ready');

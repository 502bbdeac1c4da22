import { npm, RegistryError } from '../../machine/npm.ts';
import { UsageError } from '../usage-error.ts';

/** npm's report of a conflict as a sentence. */
export function conflictIn(detail: string): string {
  const found = /^Found: (\S+)$/m.exec(detail)?.[1];
  const [, peer, range, by] = /^(?:peer(?:Optional)?) (\S+?)@"([^"]+)" from (\S+)$/m.exec(
    detail.slice(detail.indexOf('Could not resolve')),
  ) ?? [undefined];
  return peer === undefined
    ? 'npm cannot resolve the peers of these packages.'
    : `${by} wants ${peer} ${range}, and ${found ?? 'another version'} is installed.`;
}

/** The way out of a failed installation. */
function usageError(error: RegistryError): UsageError {
  const { message, code, isMissing } = error;
  const requested = /No matching version found for (\S+?)\.?$/.exec(message)?.[1];
  if (requested !== undefined)
    return new UsageError(`No version matches ${requested}. Run npm view on its name to list its versions.`);
  if (isMissing) return new UsageError(`The registry does not have a package: ${message}`);
  if (code === 'EINTEGRITY' || /integrity|sha\d|size mismatch/i.test(message))
    return new UsageError(`The registry sent another file than it announces: ${message}`);
  if (/^E(?:CONN|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)|^ERR_SOCKET|FETCH/.test(code))
    return new UsageError(`The registry cannot be reached (${code}). Try again with a connection.`);
  return new UsageError(`npm cannot install the packages: ${message}`);
}

const options = [
  ...['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=1', '--install-links'],
  // Another package may need an older version in the range than the newest one, which would get a copy beside it.
  '--prefer-dedupe',
];

/** Installs the manifest of a folder; returns the conflicts of peers, despite which it installs. */
export async function install(folder: string): Promise<string[]> {
  try {
    await npm('install', options, folder);
    return [];
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    if (error.code !== 'ERESOLVE') throw usageError(error);
    const conflict = conflictIn(error.detail);
    await npm('install', [...options, '--force'], folder).catch((again: unknown) => {
      throw again instanceof RegistryError ? usageError(again) : again;
    });
    return [conflict];
  }
}

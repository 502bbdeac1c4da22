/** The command cannot run as called. Its message is for the caller; exit code 2. */
export class UsageError extends Error {}

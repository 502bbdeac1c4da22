import type { Command } from 'commander';

export const withTrace = (command: Command): Command =>
  command.option('--trace <file>', 'write where the time goes, and why each value was made, for Perfetto');

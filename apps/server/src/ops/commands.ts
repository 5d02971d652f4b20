import { bankCommands, templateCommand } from '../areas/exam/bank/bank.commands.ts';
import { examCommands } from '../areas/exam/exam.commands.ts';
import type { LocalCommand, OpsCommand } from './command.ts';

/** All commands of `pnpm ops`, in the order of the help. */
export const commands: readonly (OpsCommand | LocalCommand)[] = [
  ...bankCommands,
  templateCommand,
  ...examCommands,
];

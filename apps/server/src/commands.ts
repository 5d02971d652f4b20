import { accountCommands } from './areas/account/account.commands.ts';
import { examCommands } from './areas/exam/exam.commands.ts';
import type { AreaCommands } from './ops/command.ts';

/** All commands of `pnpm ops`, by area, in the order of the help. */
export const commands: AreaCommands = [...examCommands, ...accountCommands];

import { applicationCommands } from '../../application/application-commands.ts';
import type { AreaCommands } from '../../ops/command.ts';
import { correctionKind } from './correction-kind.ts';

/** Terminal commands of staff on students' records. */
export const accountCommands: AreaCommands = applicationCommands(correctionKind);

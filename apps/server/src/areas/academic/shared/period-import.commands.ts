import { readArgs } from '../../../ops/args.ts';
import { office } from '../../../ops/command.ts';
import { readTypedFile } from '../../../ops/typed-file.ts';

/** Request of an import into a period. */
export interface PeriodImport {
  readonly content: Buffer;
  /** Such as 2027年4月考期. */
  readonly periodName: string;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  readonly by: string;
}

/** Reads the request of an import into a period. Rejects with DomainProblem. */
export async function readPeriodImport(usage: string, args: readonly string[]): Promise<PeriodImport> {
  const accepted = { words: 1, text: ['period', 'by'], flags: ['dry-run'] } as const;
  const { words, text, requiredText, flag } = readArgs(usage, args, accepted);
  const periodName = requiredText('period');
  const content = await readTypedFile(words[0] ?? '');
  return { content, periodName, dryRun: flag('dry-run'), by: text('by') ?? office };
}

import { readArgs } from '../../../../ops/args.ts';
import { office } from '../../../../ops/command.ts';
import { readTypedFile } from '../../../../ops/typed-file.ts';
import { type BatchName, readBatchName } from './named-batch.ts';

/** Request of an import into a batch. */
export interface BatchImport extends BatchName {
  readonly content: Buffer;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  readonly by: string;
}

/** Reads `<类型> <批次名> <文件>` and the options. Rejects with DomainProblem. */
export async function readBatchImport(usage: string, args: readonly string[]): Promise<BatchImport> {
  const accepted = { words: 3, text: ['by'], flags: ['dry-run'] } as const;
  const { words, text, flag } = readArgs(usage, args, accepted);
  const batch = readBatchName(words);
  const content = await readTypedFile(words[2] ?? '');
  return { ...batch, content, dryRun: flag('dry-run'), by: text('by') ?? office };
}

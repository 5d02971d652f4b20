import type { Deps } from '../deps.ts';
import { readArgs, usageProblem } from '../ops/args.ts';
import type { OpsCommand } from '../ops/command.ts';
import { office } from '../ops/command.ts';
import { DomainProblem } from '../problems.ts';

/** A decision that keeps a result, or corrects it. */
export interface ScoreDecision {
  /** The right score of the exam; null keeps it. */
  readonly score: number | null;
  /** Text for the student. */
  readonly reply: string;
  readonly by: string;
}

/** Decides about a review by its receipt; returns in words what the result is now. Throws DomainProblem. */
type DecideScore = (deps: Deps, receiptNo: string, decision: ScoreDecision) => Promise<string>;

/** Throws DomainProblem. */
function readScore(text: string): number {
  if (!/^\d{1,3}(\.\d)?$/.test(text) || Number(text) > 100)
    throw new DomainProblem('--score 应在 0–100 之间，最多一位小数');
  return Number(text);
}

/** The command that decides about the review of a result: it keeps the score, or says the right one. */
export function scoreReviewCommand(
  { command, about }: { readonly command: string; readonly about: string },
  decide: DecideScore,
): OpsCommand {
  const name = `${command}:decide`;
  const usage = `${name} <回执号> (--keep | --score 66) --reply 答复 [--by 经办人]`;
  return {
    name,
    usage,
    about,
    async run(deps, args) {
      const accepted = { words: 1, text: ['score', 'reply', 'by'], flags: ['keep'] } as const;
      const { words, text, requiredText, flag } = readArgs(usage, args, accepted);
      const score = text('score');
      if (flag('keep') === (score !== undefined))
        throw usageProblem(usage, '--keep 与 --score 须且只能有一个');
      return decide(deps, words[0] ?? '', {
        score: score === undefined ? null : readScore(score),
        reply: requiredText('reply'),
        by: text('by') ?? office,
      });
    },
  };
}

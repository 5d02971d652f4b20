import type { ReviewSuspect } from '@qianwei/api/contract/academic/grade';
import { reviewSuspectTitles } from '@qianwei/api/contract/academic/grade';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readArgs, usageProblem } from '../ops/args.ts';
import type { OpsCommand } from '../ops/command.ts';
import { office } from '../ops/command.ts';
import { DomainProblem } from '../problems.ts';
import type { FactLines } from '../student/receipt.ts';
import type { ApplicationTable, OfficeKind, OfficeRow } from './application.ts';
import { applicationCommands } from './application-commands.ts';
import { decideLocked } from './decide.ts';
import { lockApplication } from './lock.ts';

/** A decision that keeps a result, or corrects it. */
interface ScoreDecision {
  /** The right score of the exam; null keeps it. */
  readonly score: number | null;
  /** Text for the student. */
  readonly reply: string;
  readonly by: string;
}

/** A result that is reviewed, while its row is locked. */
interface ReviewedScore {
  /** The score of the exam; null without one. */
  readonly score: number | null;
  /** The score that the student sees. */
  readonly shown: number | null;
  /** Stores another score; returns what the student sees now. */
  correct(score: number): Promise<number>;
}

/** A request that a score be checked; its table keeps the right one. */
interface ScoreReviewRow extends OfficeRow {
  readonly suspect: ReviewSuspect;
  readonly reason: string;
}

/** 成绩复核: approved when the score changes, else rejected. Nothing is returned to the student. */
export interface ScoreReviewKind<Row extends ScoreReviewRow> extends OfficeKind<Row> {
  readonly table: ApplicationTable & { readonly newScore: PgColumn };
  /** Of a result, as the student sees it: 最终成绩. */
  readonly scoreNoun: string;
  /** The result, locked. */
  lockScore(tx: Database, row: Row, decision: { reply: string; now: Date }): Promise<ReviewedScore>;
}

/** Parts that all reviews of scores have in common. */
export const scoreReview = {
  verb: '处理',
  states: { PENDING: 'SUBMITTED', APPROVED: 'APPROVED', REJECTED: 'REJECTED' },
  subjectOf: ({ id, suspect }: ScoreReviewRow) => ({ bizId: id, node: suspect }),
} as const;

/** Facts of a request: the suspected error, and the reason. */
export const suspectFacts = ({ suspect, reason }: ScoreReviewRow): FactLines[] => [
  ['疑点', reviewSuspectTitles[suspect]],
  ['理由', reason],
];

/**
 * Decides about a PENDING request: another score corrects the result, the same one or none keeps it. Returns in words what
 * the result is now. Throws DomainProblem when there is no such request, it has been decided, or the reply is missing.
 */
async function decideScoreReview<Row extends ScoreReviewRow>(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  kind: ScoreReviewKind<Row>,
  receiptNo: string,
  { score, reply, by }: ScoreDecision,
): Promise<string> {
  if (reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const request = await lockApplication(tx, kind, receiptNo);
    const result = await kind.lockScore(tx, request, { reply, now });
    const isChange = score !== null && score !== result.score;
    const recorded = isChange ? `${result.score ?? '无分数'} → ${score}：${reply}` : reply;
    const step = isChange ? 'APPROVE' : 'REJECT';
    await decideLocked(kind, request, { step, opinion: reply, recorded, by, tx, deps, now });
    const before = result.shown ?? '（无分数）';
    if (!isChange) return `复核申请 ${receiptNo} 已处理：维持原成绩 ${before}`;
    const after = await result.correct(score);
    await tx.update(kind.table).set({ newScore: score }).where(eq(kind.table.id, request.id));
    return `复核申请 ${receiptNo} 已处理：${kind.scoreNoun} ${before} 改为 ${after}`;
  });
}

/** Throws DomainProblem. */
function readScore(text: string): number {
  if (!/^\d{1,3}(\.\d)?$/.test(text) || Number(text) > 100)
    throw new DomainProblem('--score 应在 0–100 之间，最多一位小数');
  return Number(text);
}

/** Terminal commands of staff for reviews of scores: list, show, and decide, which keeps the score or says the right one. */
export function scoreReviewCommands<Row extends ScoreReviewRow>(
  kind: ScoreReviewKind<Row>,
): readonly OpsCommand[] {
  const name = `${kind.command}:decide`;
  const usage = `${name} <回执号> (--keep | --score 66) --reply 答复 [--by 经办人]`;
  return applicationCommands(kind, {
    name,
    usage,
    about: `处理一项${kind.noun}：维持原成绩，或${kind.about.approve}；考生看到答复`,
    async run(deps, args) {
      const accepted = { words: 1, text: ['score', 'reply', 'by'], flags: ['keep'] } as const;
      const { words, text, requiredText, flag } = readArgs(usage, args, accepted);
      const score = text('score');
      if (flag('keep') === (score !== undefined))
        throw usageProblem(usage, '--keep 与 --score 须且只能有一个');
      return decideScoreReview(deps, kind, words[0] ?? '', {
        score: score === undefined ? null : readScore(score),
        reply: requiredText('reply'),
        by: text('by') ?? office,
      });
    },
  });
}

import {
  type Commitment,
  type LetterFields,
  type LetterSheet,
  maxEarlierLetters,
  type SignedLetter,
} from '@qianwei/api/contract/thesis/commitment';
import { type ThesisStage, thesisOverallTitles, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { student } from '../../../db/schema/student.ts';
import { thesisRound, thesisStageRow } from '../../../db/schema/thesis.ts';
import { commitment } from '../../../db/schema/thesis-text.ts';
import { type Found, shownObstacle } from '../../../eligibility/eligibility.ts';
import { toPage } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { findThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { shownHead, shownMoment } from '../../../thesis/shown-thesis.ts';
import { deadlineOf, isHandedIn, statusOf } from '../../../thesis/stage-state.ts';
import { shownTask } from '../../../thesis/thesis-duty.ts';
import { directoryPath, stagePath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { overObstacle } from '../shared/thesis-activity.ts';
import { letterText } from './letter-text.ts';
import { type CommitmentRow, type LetterRow, newestLetter, readLetter, signedFields } from './read-letter.ts';

/** Order of letters: the newest first. */
const newest = [desc(commitment.signedAt), desc(commitment.createdAt)] as const;

/** The letter of a round with its fields, the valid one, and the reason that keeps from signing. */
export interface OwnCommitment {
  readonly letter: LetterRow;
  readonly fields: LetterFields;
  /** The newest letter for the present title; null without one. */
  readonly valid: CommitmentRow | null;
  readonly mustSignAgain: boolean;
  readonly obstacle: Found | null;
}

/** The stage that is handed in with the letter: until then it can be signed again. */
const nextStage = (roundNo: number): ThesisStage => (roundNo === 1 ? 'REPORT' : 'CHECK');

/** The reason that keeps from signing a letter of the round; null without one. */
function signingObstacle(
  thesis: Thesis,
  { hasValid, mustSignAgain }: { readonly hasValid: boolean; readonly mustSignAgain: boolean },
): Found | null {
  const { row, roundNo } = thesis;
  const way = toPage('查看论文任务', directoryPath(row.id));
  if (row.overall !== 'ONGOING' && row.overall !== 'RETEST')
    return { reason: `论文${thesisOverallTitles[row.overall]}，承诺书不能再签署。`, way };
  const over = overObstacle(thesis, '签署承诺书');
  if (over !== null) return { ...over, reason: `${over.reason}。` };
  if (roundNo === 1 && (row.title === null || statusOf(thesis, 'TOPIC') !== 'PASSED')) {
    const isWaiting = statusOf(thesis, 'TOPIC') === 'SUBMITTED';
    return {
      reason: `该环节尚未开放，请先完成“${thesisStageTitles.TOPIC}”。`,
      way: toPage(isWaiting ? '查看选题' : '去选题', stagePath(thesis, 'TOPIC')),
    };
  }
  const next = nextStage(roundNo);
  if (hasValid && !mustSignAgain && isHandedIn(thesis, next))
    return { reason: `“${thesisStageTitles[next]}”已经提交，承诺书不能再重签。`, way };
  return null;
}

/** The reason of a retest, as the round before ended; null in the first round. */
async function retestReason(db: Database, { row, roundNo }: Thesis): Promise<string | null> {
  if (roundNo === 1) return null;
  const [round] = await db
    .select()
    .from(thesisRound)
    .where(and(eq(thesisRound.studentPlanId, row.id), eq(thesisRound.roundNo, roundNo)));
  if (!round?.failedStage) return round?.reason ?? '';
  const [failed] = await db
    .select({ opinion: thesisStageRow.opinion })
    .from(thesisStageRow)
    .where(
      and(
        eq(thesisStageRow.studentPlanId, row.id),
        eq(thesisStageRow.roundNo, roundNo - 1),
        eq(thesisStageRow.code, round.failedStage),
      ),
    );
  return `${thesisStageTitles[round.failedStage]}不合格。${failed?.opinion ?? ''}`;
}

/** Reads the letter of a thesis in its round. */
export async function readCommitment(db: Database, thesis: Thesis): Promise<OwnCommitment> {
  const { row, plan, record, major, advisor, roundNo, now } = thesis;
  const letter = await newestLetter(db, roundNo, now);
  const [holder] = await db.select({ name: student.name }).from(student).where(eq(student.id, row.studentId));
  const ofRound = and(eq(commitment.studentPlanId, row.id), eq(commitment.roundNo, roundNo));
  // The letter for the present title first.
  const [last] = await db
    .select()
    .from(commitment)
    .where(ofRound)
    .orderBy(desc(eq(commitment.title, row.title ?? '')), ...newest)
    .limit(1);
  const valid = last !== undefined && last.title === row.title ? last : null;
  const mustSignAgain = valid === null && last !== undefined && row.title !== null;
  return {
    ...{ letter, valid, mustSignAgain },
    fields: {
      name: holder?.name ?? '',
      examineeNo: record.examineeNo,
      majorName: major.name,
      majorCode: major.majorCode,
      title: row.title,
      advisorName: advisor?.name ?? null,
      planName: plan.name,
      retestReason: await retestReason(db, thesis),
    },
    obstacle: signingObstacle(thesis, { hasValid: valid !== null, mustSignAgain }),
  };
}

/** The last letters beside the valid one, those of the round before those of others. */
const earlierLetters = (
  db: Database,
  { row, roundNo }: Thesis,
  { valid }: OwnCommitment,
): Promise<CommitmentRow[]> =>
  db
    .select()
    .from(commitment)
    .where(
      and(eq(commitment.studentPlanId, row.id), valid === null ? undefined : ne(commitment.id, valid.id)),
    )
    .orderBy(desc(eq(commitment.roundNo, roundNo)), ...newest)
    .limit(maxEarlierLetters);

const shownSheet = ({ title, version, content }: LetterRow, fields: LetterFields): LetterSheet => ({
  ...{ letterTitle: title, version, fields },
  ...letterText(content),
});

/** 诚信承诺书 of the student's thesis. */
export async function ownCommitment(
  { db, clock, session, fileUrl }: StudentContext,
  { studentPlanId, retest }: { readonly studentPlanId: string; readonly retest: boolean },
): Promise<Commitment> {
  const now = clock.now();
  const thesis = await findThesis(db, session.studentId, studentPlanId, { now, retest });
  const own = await readCommitment(db, thesis);
  const { letter, fields, valid, mustSignAgain, obstacle } = own;
  const shown = (signed: CommitmentRow): SignedLetter => ({
    commitmentId: signed.id,
    time: formatDateTime(signed.signedAt),
    title: signed.title,
    version: signed.version,
    roundNo: signed.roundNo,
    hash: signed.hash,
    signatureUrl: fileUrl(signed.signatureFileId),
  });
  const next = nextStage(thesis.roundNo);
  return {
    ...shownHead(thesis),
    ...shownSheet(letter, fields),
    publisher: letter.publisher,
    agreeText: letter.agreeText,
    signed: valid && {
      ...shown(valid),
      ...shownSheet((await readLetter(db, valid)).letter, signedFields(valid)),
    },
    mustSignAgain,
    canSignAgain: valid !== null && obstacle === null,
    earlier: (await earlierLetters(db, thesis, own)).map(shown),
    next: { stage: next, deadline: shownMoment(deadlineOf(thesis, next)) },
    task: shownTask(thesis),
    obstacle: obstacle && shownObstacle(obstacle),
    serverTime: formatDateTime(now),
  };
}

import { similarFrom } from '@qianwei/api/contract/thesis/title-likeness';
import {
  type getThesisTopicList,
  type Topic,
  topicDraft,
  type Wish,
} from '@qianwei/api/contract/thesis/topic';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { readRows } from '../../../application/rows.ts';
import { timelineOf } from '../../../application/timeline.ts';
import type { Database } from '../../../db/database.ts';
import { topicChoice } from '../../../db/schema/topic.ts';
import { readDraft } from '../../../draft/application-draft.ts';
import { shownObstacle } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { findReceipt } from '../../../student/receipt.ts';
import { findThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { shownHead, shownMoment } from '../../../thesis/shown-thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { rulePath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { leftOf, type PlacedTopic, readTopics } from '../shared/place-counters.ts';
import { advisorsFor } from './own-title-choices.ts';
import { topicEligibility, topicWindowOf } from './topic-checks.ts';
import {
  type ChoiceRow,
  isTypeFixed,
  lastChoice,
  ofBank,
  ownTitleOf,
  type PlacedWish,
  topicDraftKey,
  wishesOf,
} from './topic-choice.ts';
import { cancelObstacle } from './topic-draft.ts';
import { topicKind } from './topic-kind.ts';
import { waitingOf } from './wait-for-topic.ts';

type List = DataOf<typeof getThesisTopicList>;

function shownTopic(placed: PlacedTopic, waiting: Topic['waiting']): Topic {
  const { id, title, direction, thesisKind, difficulty, brief, requirements, advisorId, quota, taken } =
    placed.row;
  // A kept place is counted as taken, and is the student's.
  const kept = waiting?.heldUntil == null ? 0 : 1;
  return {
    ...{ topicId: id, title, direction, thesisKind, difficulty, brief, requirements, advisorId },
    ...{ max: quota, used: taken, left: Math.max(leftOf(placed), 0) + kept, waiting },
  };
}

const shownWish = (
  { wish, topic: { row, advisor: teacher } }: PlacedWish,
  { level }: Pick<ChoiceRow, 'level'>,
): Wish => ({
  ...{ order: wish.order, topicId: row.id, title: row.title, isCustom: row.source === 'CUSTOM' },
  ...{ advisorName: teacher.name, advisorTitle: teacher.title, status: wish.status, reason: wish.opinion },
  level: wish.status === 'PENDING' ? level : null,
});

/** The last submission: its wishes, history and receipt. */
async function shownChoice(
  db: Database,
  thesis: Thesis,
): Promise<Pick<List, 'mine' | 'returnedOwn' | 'withdrawable' | 'timeline' | 'receipt'>> {
  const stored = await lastChoice(db, thesis.row.id);
  const [row] = stored === undefined ? [] : await readRows(db, topicKind, eq(topicChoice.id, stored.id));
  if (row === undefined)
    return { mine: [], returnedOwn: null, withdrawable: false, timeline: null, receipt: null };
  const wishes = await wishesOf(db, row);
  const receipt = await findReceipt(db, row.receiptNo);
  return {
    mine: wishes.map((wish) => shownWish(wish, row)),
    returnedOwn: row.status === 'RETURNED' ? ownTitleOf(wishes) : null,
    withdrawable: row.status === 'PENDING' && cancelObstacle(thesis, row) === null,
    timeline: await timelineOf(db, topicKind, row),
    receipt: receipt
      ? { receiptNo: receipt.receiptNo, sha256: receipt.sha256, submitTime: receipt.submitTime }
      : null,
  };
}

async function shownDraft(context: StudentContext, studentPlanId: string): Promise<List['draft']> {
  const draft = await readDraft(context, topicDraftKey(context.session.studentId, studentPlanId));
  if (draft === null) return null;
  const { revision, savedAt } = draft;
  return {
    document: v.parse(topicDraft, draft.document),
    revision,
    savedTime: formatDateTime(savedAt),
  };
}

function shownWindow(thesis: Thesis): List['window'] {
  const { start, end, status, isExtended } = topicWindowOf(thesis);
  return {
    startTime: formatDateTime(start),
    endTime: formatDateTime(end),
    status,
    extended: isExtended,
    reportEnd: shownMoment(deadlineOf(thesis, 'REPORT')),
  };
}

/** 论文选题 of the session's student. */
export async function listTopics(
  context: StudentContext,
  { studentPlanId, planId, retest }: PayloadOf<typeof getThesisTopicList>,
): Promise<List> {
  const { db, clock, session } = context;
  const now = clock.now();
  const thesis = await findThesis(db, session.studentId, studentPlanId, { now, retest });
  if (thesis.plan.id !== planId) throw notFound();
  const [topics, advisors, waiting, choice, draft, typeFixed] = await Promise.all([
    readTopics(db, ofBank(thesis)),
    advisorsFor(db, thesis),
    waitingOf(db, studentPlanId),
    shownChoice(db, thesis),
    shownDraft(context, studentPlanId),
    isTypeFixed(db, thesis),
  ]);
  const { refusal } = topicEligibility(thesis);
  const rule = thesis.rules.get('MANAGE');
  const { maxWishes, maxPerAdvisor, maxPerTopic } = thesis.plan.limits;
  return {
    ...shownHead(thesis),
    window: shownWindow(thesis),
    topicStatus: statusOf(thesis, 'TOPIC'),
    obstacle: refusal && shownObstacle(refusal),
    rule: {
      version: rule?.version ?? '',
      readTime: shownMoment(rule?.readAt),
      path: rulePath(planId, 'MANAGE'),
    },
    typeFixed,
    ...choice,
    draft,
    list: topics.map((placed) => shownTopic(placed, waiting.get(placed.row.id) ?? null)),
    advisors,
    directions: [...new Set(topics.map(({ row }) => row.direction))],
    limits: { maxWishes, maxPerAdvisor, maxPerTopic },
    similarFrom,
    basis: rule
      ? { title: '《论文管理规定》第九条', date: rule.effectiveDate, path: rulePath(planId, 'MANAGE') }
      : null,
    serverTime: formatDateTime(now),
  };
}

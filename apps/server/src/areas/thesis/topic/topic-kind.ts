import { usualStates } from '@qianwei/api/contract/application';
import { thesisTypeTitles } from '@qianwei/api/contract/thesis/stage';
import { topicLevelTitles } from '@qianwei/api/contract/thesis/topic';
import { eq } from 'drizzle-orm';
import type { OfficeKind } from '../../../application/application.ts';
import { studentPlan, thesisPlan } from '../../../db/schema/thesis.ts';
import { topicChoice } from '../../../db/schema/topic.ts';
import type { FactLines } from '../../../student/receipt.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { passTopic, returnTopic } from './decide-topic.ts';
import { type ChoiceRow, type PlacedWish, returnedBefore, wishesOf } from './topic-choice.ts';

const wishWords = ({ wish, topic: { row, advisor } }: PlacedWish): string =>
  `${wish.order} 《${row.title}》（${row.source === 'CUSTOM' ? '自拟，拟选导师' : '导师'} ${advisor.name} ${advisor.title}）`;

const returnWords = ({ wish: { opinion }, topic: { row } }: PlacedWish): string =>
  `《${row.title}》：${opinion}`;

/** The facts of a submission, for its receipt and for staff. */
function topicFacts(
  { planName, thesisType }: Pick<ChoiceRow, 'planName' | 'thesisType'>,
  wishes: readonly PlacedWish[],
): FactLines[] {
  const own = wishes.find(({ topic: { row } }) => row.source === 'CUSTOM')?.topic.row;
  return [
    ['论文批次', planName],
    ['论文类型', thesisTypeTitles[thesisType]],
    [own === undefined ? '志愿' : '自拟题目', ...wishes.map(wishWords)],
    ['方向', own?.direction ?? ''],
    ['选题理由', own?.reason ?? ''],
    ['主要内容', own?.brief ?? ''],
  ];
}

/** 论文选题, confirmed by the teacher of the wish and by 专业负责人. */
export const topicKind: OfficeKind<ChoiceRow> = {
  noun: '论文选题',
  bizType: 'THESIS_TOPIC',
  command: 'thesis-topics',
  about: {
    show: '志愿和经过',
    approve: '指导教师通过后交专业负责人，专业负责人通过后题目和导师固定；退回时自动看下一志愿',
  },
  states: {
    PENDING: usualStates.PENDING,
    APPROVED: usualStates.APPROVED,
    RETURNED: usualStates.RETURNED,
    CANCELLED: usualStates.CANCELLED,
  },
  table: topicChoice,
  async read(db, where) {
    const rows = await db
      .select({ row: topicChoice, planId: thesisPlan.id, planName: thesisPlan.name })
      .from(topicChoice)
      .innerJoin(studentPlan, eq(studentPlan.id, topicChoice.studentPlanId))
      .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
      .where(where);
    return rows.map(({ row, ...plan }) => ({ ...row, status: row.status as ChoiceRow['status'], ...plan }));
  },
  receipt: { kind: 'THESIS_TOPIC', prefix: 'XT' },
  levels: { titles: topicLevelTitles, of: ({ level }) => level },
  after({ status, level }, step) {
    if (status !== 'PENDING') return null;
    switch (step) {
      case 'APPROVE':
        return level === 'ADVISOR' ? { status, level: 'MAJOR' } : { status: 'APPROVED', level };
      case 'RETURN':
        return { status: 'RETURNED', level };
      case 'WITHDRAW':
        // Once the teacher has agreed the submission is decided about.
        return level === 'ADVISOR' ? { status: 'CANCELLED', level } : null;
      default:
        return null;
    }
  },
  // The level that takes the step; the audit keeps it.
  subjectOf: ({ id, level }) => ({ bizId: id, node: level }),
  batchOf: ({ planName }) => planName,
  line: ({ planName, thesisType, status, level }) => [
    planName,
    thesisTypeTitles[thesisType],
    status === 'PENDING' ? `待${topicLevelTitles[level]}确认` : '',
  ],
  facts: async (row, { db }) => topicFacts(row, await wishesOf(db, row)),
  async earlier(row, { db }) {
    const before = await returnedBefore(db, row);
    if (before === undefined) return [];
    const returned = (await wishesOf(db, before)).filter(({ wish }) => wish.status === 'RETURNED');
    return [[`上次退回（${before.receiptNo}）`, ...returned.map(returnWords)]];
  },
  async approved(row, deciding) {
    if (row.level === 'MAJOR') return passTopic(row, deciding);
    const { tx, now } = deciding;
    await publishThesisEvent(tx, row.studentId, now);
    return ['已交专业负责人'];
  },
  returned: (row, deciding) => returnTopic(row, deciding),
};

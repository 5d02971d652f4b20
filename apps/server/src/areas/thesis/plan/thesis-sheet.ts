import { applicationStateTitles } from '@qianwei/api/contract/application';
import { changeTitles } from '@qianwei/api/contract/thesis/change';
import {
  stageStatusTitles,
  thesisOverallTitles,
  thesisStage,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import type { WishStatus } from '@qianwei/api/contract/thesis/topic';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import { topic, topicChoice, topicWish } from '../../../db/schema/topic.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { formatDateTime } from '../../../time.ts';
import type { StaffThesis } from '../shared/staff-thesis.ts';
import { listThesisApplications } from '../shared/thesis-applications.ts';

/** Lines of the log, and messages. */
const maxLines = 50;

const wishTitles: Readonly<Record<WishStatus, string>> = {
  PENDING: '待确认',
  QUEUED: '候补',
  PASSED: '已通过',
  RETURNED: '未录取',
  CANCELLED: '已撤回',
};

const said = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('  ');

function stageLines(thesis: Thesis): string[] {
  return thesisStage.options.map((stage) => {
    const row = thesis.stages.get(stage);
    const at = (name: string, moment: Date | null | undefined) =>
      moment ? `${name} ${formatDateTime(moment)}` : null;
    return said(
      thesisStageTitles[stage],
      stageStatusTitles[statusOf(thesis, stage)],
      at('截止', deadlineOf(thesis, stage)),
      at('提交', row?.submittedAt),
      at('查看', row?.seenAt),
      at('通过', row?.passedAt),
      row?.returnCount ? `退回 ${row.returnCount} 次` : null,
      row?.decidedBy ?? null,
      row?.opinion ?? null,
    );
  });
}

async function wishLines(db: Database, { row }: Thesis): Promise<string[]> {
  const wishes = await db
    .select({ wish: topicWish, title: topic.title, appliedAt: topicChoice.appliedAt })
    .from(topicWish)
    .innerJoin(topic, eq(topic.id, topicWish.topicId))
    .innerJoin(topicChoice, eq(topicChoice.id, topicWish.choiceId))
    .where(eq(topicWish.studentPlanId, row.id))
    .orderBy(asc(topicChoice.appliedAt), asc(topicWish.order));
  return wishes.map(({ wish, title, appliedAt }) =>
    said(formatDateTime(appliedAt), `志愿 ${wish.order}`, title, wishTitles[wish.status], wish.opinion),
  );
}

async function applicationLines(db: Database, thesis: Thesis): Promise<string[]> {
  const applications = await listThesisApplications(db, thesis);
  return applications.map(({ type, delay, reason, timeline }) =>
    said(
      timeline.receiptNo,
      type === 'DELAY'
        ? `${delay && thesisStageTitles[delay.stage]}延期 ${delay?.days} 天`
        : changeTitles[type],
      applicationStateTitles[timeline.state],
      reason,
    ),
  );
}

async function messageLines(db: Database, { row }: Thesis): Promise<string[]> {
  const messages = await db
    .select()
    .from(thesisMessage)
    .where(eq(thesisMessage.studentPlanId, row.id))
    .orderBy(desc(thesisMessage.sentAt))
    .limit(maxLines);
  return messages
    .toReversed()
    .map(({ sentAt, from, by, content, isUrge, fileIds }) =>
      said(
        formatDateTime(sentAt),
        from === 'STUDENT' ? '学生' : by,
        isUrge ? '【催一下】' : null,
        content,
        fileIds.length === 0 ? null : `附件 ${fileIds.length} 个`,
      ),
    );
}

const operatorWords = (type: (typeof auditLog.$inferSelect)['operatorType'], name: string): string =>
  type === 'STAFF' ? name : type === 'STUDENT' ? '学生' : '系统';

async function logLines(db: Database, { row }: Thesis): Promise<string[]> {
  const lines = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.bizType, 'THESIS'), eq(auditLog.bizId, row.id)))
    .orderBy(desc(auditLog.time), desc(auditLog.createdAt))
    .limit(maxLines);
  return lines.map(({ time, operatorType, operatorId, action, node, opinion }) =>
    said(formatDateTime(time), operatorWords(operatorType, operatorId), action, node, opinion),
  );
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`— ${title} —`, ...lines];

/** A thesis as staff read it: head, stages, wishes, applications, the last messages and the log. */
export async function thesisSheet(db: Database, { examinee, thesis }: StaffThesis): Promise<string[]> {
  const { row, plan, major, record, advisor, roundNo } = thesis;
  return [
    said(record.examineeNo, examinee.name, `${major.name} ${major.majorCode}`, plan.name),
    said(row.title ?? '（未选题）', advisor && `导师 ${advisor.name}`, thesisOverallTitles[row.overall]),
    ...part(roundNo > 1 ? `复检第 ${roundNo} 轮的环节` : '环节', stageLines(thesis)),
    ...part('志愿', await wishLines(db, thesis)),
    ...part('申请', await applicationLines(db, thesis)),
    ...part('留言', await messageLines(db, thesis)),
    ...part('经过', await logLines(db, thesis)),
  ];
}

import { usualStates } from '@qianwei/api/contract/application';
import { delayedUntil } from '@qianwei/api/contract/thesis/change';
import { thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { momentWords } from '@qianwei/api/time/words';
import type { OfficeKind } from '../../../application/application.ts';
import { thesisDelay } from '../../../db/schema/thesis-talk.ts';
import type { TaskKey } from '../../../student/tasks.ts';
import { moveStage } from '../../../thesis/move-stage.ts';
import { findThesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf } from '../../../thesis/stage-state.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { decidedNotice, tellDecided } from './decided-notice.ts';
import { thesisFacts } from './thesis-facts.ts';

/** A row of the delays. */
export type DelayRow = typeof thesisDelay.$inferSelect;

const dayMs = 86_400_000;

const endWords = (end: Date): string => momentWords(end.getTime(), 'end');

/** The deadline that was asked for. */
const askedUntil = ({ deadline, days }: Pick<DelayRow, 'deadline' | 'days'>): Date =>
  new Date(deadline.getTime() + days * dayMs);

/** The deadline that is granted: after that of the application, or after a later one that the stage has by now. */
function grantedUntil(row: Pick<DelayRow, 'deadline' | 'days'>, present: Date | null, now: Date): Date {
  const deadline = Math.max(row.deadline.getTime(), present?.getTime() ?? 0);
  return new Date(delayedUntil({ deadline, days: row.days }, now.getTime()));
}

/** The duty to apply again after a return: one for each stage. */
export const delayDuty = (
  studentId: string,
  { studentPlanId, roundNo, stage }: Pick<DelayRow, 'studentPlanId' | 'roundNo' | 'stage'>,
): TaskKey => ({ studentId, code: 'DELAY_RETURNED', bizId: `${studentPlanId}:${roundNo}:${stage}` });

/** 延期 of a stage. After a return the student applies again, which is an application of its own. */
export const delayKind: OfficeKind<DelayRow> = {
  noun: '延期申请',
  bizType: 'THESIS_DELAY',
  command: 'thesis-delays',
  about: { show: '环节、天数、截止时间、理由、附件和经过', approve: '通过即推迟这名学生的截止时间' },
  states: usualStates,
  table: thesisDelay,
  line: ({ stage, days }) => [thesisStageTitles[stage], `${days} 天`],
  async facts({ studentPlanId, stage, days, deadline, reason }, { db }) {
    return [
      ['申请', `${thesisStageTitles[stage]}延期 ${days} 天`],
      ['截止', `${endWords(deadline)} 改为 ${endWords(askedUntil({ deadline, days }))}`],
      ...(await thesisFacts(db, studentPlanId)),
      ['理由', reason],
    ];
  },
  receipt: { prefix: 'LY', kind: 'THESIS_DELAY' },
  proof: { scene: 'QA_FILE', missing: '未找到上传的附件，请重新上传' },
  subjectOf: ({ id, stage }) => ({ bizId: id, node: stage }),
  dutyOf: (row) => ({
    ...delayDuty(row.studentId, row),
    reason: `${thesisStageTitles[row.stage]}的延期申请被退回，需要修改后重新提交`,
    title: `重新申请${thesisStageTitles[row.stage]}延期`,
    path: directoryPath(row.studentPlanId, row.stage),
    menuPath: '/thesis/index',
    actionText: '去修改',
    // By then what was asked for is over.
    visibleUntil: askedUntil(row),
  }),
  async approved(row, deciding) {
    const { tx, now, by: name, opinion } = deciding;
    const { stage, studentId, studentPlanId, roundNo } = row;
    const thesis = await findThesis(tx, studentId, studentPlanId, { now, retest: roundNo > 1 });
    const until = grantedUntil(row, deadlineOf(thesis, stage), now);
    const notice = decidedNotice(row, deciding, {
      title: `${thesisStageTitles[stage]}的延期申请已通过`,
      lines: [`“${thesisStageTitles[stage]}”的截止时间改为 ${endWords(until)}。`],
    });
    await moveStage(tx, thesis, { stage, step: 'EXTEND', by: 'STAFF', name, opinion, until, notice });
    return [`新的截止时间：${formatDateTime(until)}`];
  },
  async returned(row, deciding) {
    await tellDecided(row, deciding, {
      title: `${thesisStageTitles[row.stage]}的延期申请被退回`,
      lines: ['请按审核意见修改后重新申请。截止时间现在没有改变。'],
    });
    return [];
  },
  async rejected(row, deciding) {
    await tellDecided(row, deciding, {
      title: `${thesisStageTitles[row.stage]}的延期申请未通过`,
      lines: ['截止时间没有改变。'],
    });
    return [];
  },
};

import { exemptionBasisTitles } from '@qianwei/api/contract/academic/course-setting';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exemption } from '../../../db/schema/academic.ts';
import { course } from '../../../db/schema/course.ts';
import { student } from '../../../db/schema/student.ts';
import { readArgs, usageProblem } from '../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../ops/command.ts';
import { DomainProblem } from '../../../problems.ts';
import { timelineLines, timelineOf } from '../../../review/timeline.ts';
import { formatDateTime } from '../../../time.ts';
import { decideExemption } from './decide-exemption.workflow.ts';
import { exemptionReview } from './exemption-review.ts';

/** Office that decides when nobody is named. */
const office = '考办';

const list: OpsCommand = {
  name: 'exemptions:list',
  usage: 'exemptions:list',
  about: '列出待审核的免考申请，等得最久的在前',
  async run({ db }, args) {
    readArgs(this.usage, args, { words: 0 });
    const rows = await db
      .select({ row: exemption, course })
      .from(exemption)
      .innerJoin(course, eq(course.id, exemption.courseId))
      .where(eq(exemption.status, 'PENDING'))
      .orderBy(asc(exemption.appliedAt), asc(exemption.id));
    if (rows.length === 0) return '没有待审核的免考申请';
    return rows
      .map(({ row: { receiptNo, appliedAt, basisType }, course: { courseCode, name } }) =>
        [receiptNo, formatDateTime(appliedAt), courseCode, name, exemptionBasisTitles[basisType]].join('  '),
      )
      .join('\n');
  },
};

async function exemptionSheet(db: Database, receiptNo: string): Promise<string> {
  const [found] = await db
    .select({ row: exemption, course, name: student.name })
    .from(exemption)
    .innerJoin(course, eq(course.id, exemption.courseId))
    .innerJoin(student, eq(student.id, exemption.studentId))
    .where(eq(exemption.receiptNo, receiptNo));
  if (found === undefined) throw new DomainProblem(`没有回执号为 ${receiptNo || '（空）'} 的免考申请`);
  const { row, name } = found;
  return [
    `学生：${name}`,
    `课程：${found.course.courseCode} ${found.course.name}`,
    `依据：${exemptionBasisTitles[row.basisType]}，证书编号 ${row.certNo}，${row.obtainDate} 取得`,
    ...(row.reason === '' ? [] : [`说明：${row.reason}`]),
    ...timelineLines(await timelineOf(db, exemptionReview, { ...row, course: found.course })),
  ].join('\n');
}

const show: OpsCommand = {
  name: 'exemptions:show',
  usage: 'exemptions:show <回执号>',
  about: '显示一项免考申请：课程、依据、证书、材料和经过',
  async run({ db }, args) {
    const [receiptNo = ''] = readArgs(this.usage, args, { words: 1 }).words;
    return exemptionSheet(db, receiptNo);
  },
};

const steps = { approve: 'APPROVE', return: 'RETURN', reject: 'REJECT' } as const;

const decide: OpsCommand = {
  name: 'exemptions:decide',
  usage: 'exemptions:decide <回执号> (--approve | --return | --reject) [--reply 意见] [--by 经办人]',
  about:
    '审核一项免考申请：通过即计入成绩，同一门课还没有考的报考随之撤销；退回或不通过须写意见，学生看到意见（不要写证件号码）',
  async run(deps, args) {
    const flags = ['approve', 'return', 'reject'] as const;
    const { words, text, flag } = readArgs(this.usage, args, { words: 1, text: ['reply', 'by'], flags });
    const [receiptNo = ''] = words;
    const [chosen, ...others] = flags.filter(flag);
    if (chosen === undefined || others.length > 0)
      throw usageProblem(this.usage, '--approve、--return、--reject 须且只能有一个');
    const [opinion, by] = [text('reply') ?? '', text('by') ?? office];
    const done = await decideExemption(deps, receiptNo, { step: steps[chosen], opinion, by });
    return [await exemptionSheet(deps.db, receiptNo), ...done].join('\n');
  },
};

/** Terminal commands of staff for exemptions. */
export const settingCommands: AreaCommands = [list, show, decide];

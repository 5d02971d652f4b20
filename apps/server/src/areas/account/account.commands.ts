import { correctionFieldTitles } from '@qianwei/api/contract/account';
import { asc, eq } from 'drizzle-orm';
import { correction, student } from '../../db/schema/student.ts';
import type { Deps } from '../../deps.ts';
import { readArgs, usageProblem } from '../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../ops/command.ts';
import { DomainProblem } from '../../problems.ts';
import { timelineLines, timelineOf } from '../../review/timeline.ts';
import { formatDateTime } from '../../time.ts';
import { correctionReview, decideCorrection } from './decide-correction.workflow.ts';

/** Office that decides when nobody is named. */
const office = '考办';

const list: OpsCommand = {
  name: 'corrections:list',
  usage: 'corrections:list',
  about: '列出待审核的信息更正申请，等得最久的在前',
  async run({ db }, args) {
    readArgs(this.usage, args, { words: 0 });
    const rows = await db
      .select()
      .from(correction)
      .where(eq(correction.status, 'PENDING'))
      .orderBy(asc(correction.appliedAt), asc(correction.id));
    if (rows.length === 0) return '没有待审核的更正申请';
    return rows
      .map(({ id, appliedAt, field }) =>
        [id, formatDateTime(appliedAt), correctionFieldTitles[field]].join('  '),
      )
      .join('\n');
  },
};

async function correctionSheet({ db, secrets }: Deps, id: string): Promise<string> {
  const [found] = await db
    .select({ row: correction, name: student.name })
    .from(correction)
    .innerJoin(student, eq(student.id, correction.studentId))
    .where(eq(correction.id, id));
  if (found === undefined) throw new DomainProblem(`没有编号为 ${id || '（空）'} 的更正申请`);
  const { row, name } = found;
  const [from, to] = [secrets.decrypt(row.oldValueCipher), secrets.decrypt(row.newValueCipher)];
  return [
    `学生：${name}`,
    `${correctionFieldTitles[row.field]}：${from} 改为 ${to}`,
    `理由：${row.reason}`,
    ...timelineLines(await timelineOf(db, correctionReview, row)),
  ].join('\n');
}

const show: OpsCommand = {
  name: 'corrections:show',
  usage: 'corrections:show <编号>',
  about: '显示一项更正申请：改前改后、理由、材料和经过',
  async run(deps, args) {
    const [id = ''] = readArgs(this.usage, args, { words: 1 }).words;
    return correctionSheet(deps, id);
  },
};

const steps = { approve: 'APPROVE', return: 'RETURN', reject: 'REJECT' } as const;

const decide: OpsCommand = {
  name: 'corrections:decide',
  usage: 'corrections:decide <编号> (--approve | --return | --reject) [--opinion 意见] [--by 经办人]',
  about: '审核一项更正申请：通过即改档案；退回或不通过须写意见，学生看到意见（不要写证件号码）',
  async run(deps, args) {
    const flags = ['approve', 'return', 'reject'] as const;
    const { words, text, flag } = readArgs(this.usage, args, { words: 1, text: ['opinion', 'by'], flags });
    const [id = ''] = words;
    const [chosen, ...others] = flags.filter(flag);
    if (chosen === undefined || others.length > 0)
      throw usageProblem(this.usage, '--approve、--return、--reject 须且只能有一个');
    const [opinion, by] = [text('opinion') ?? '', text('by') ?? office];
    await decideCorrection(deps, id, { step: steps[chosen], opinion, by });
    return correctionSheet(deps, id);
  },
};

/** Terminal commands of staff on students' records. */
export const accountCommands: AreaCommands = [list, show, decide];

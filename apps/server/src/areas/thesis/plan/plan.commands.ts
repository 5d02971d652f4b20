import {
  type StageStatus,
  stageStatus,
  stageStatusTitles,
  thesisStage,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import { asc, count, desc, eq } from 'drizzle-orm';
import { major } from '../../../db/schema/institution.ts';
import { studentPlan, thesisPlan, thesisPlanMajor, thesisWindow } from '../../../db/schema/thesis.ts';
import { readArgs, usageProblem } from '../../../ops/args.ts';
import { type AreaCommands, type OpsCommand, office } from '../../../ops/command.ts';
import { readTypedText } from '../../../ops/typed-file.ts';
import { typedDayOrMoment } from '../../../ops/typed-moment.ts';
import { DomainProblem } from '../../../problems.ts';
import { formatDateTime } from '../../../time.ts';
import { hangingText, hasUnseen, quoted } from '../../../typed-text.ts';
import { findPlan, findStaffThesis, typedStage } from '../shared/staff-thesis.ts';
import { readAdvisors } from './advisor-file.ts';
import { listBatchTheses } from './batch-theses.ts';
import { enrol } from './enrol.workflow.ts';
import { openPlan, type TypedWindow } from './open-plan.workflow.ts';
import { thesisSheet } from './thesis-sheet.ts';

/** Lines about students who were left out. */
const maxLeftOut = 100;

/** Characters of the name of a batch. */
const maxName = 40;

function typedName(usage: string, typed: string): string {
  const name = typed.trim();
  if (name === '' || name.length > maxName) throw usageProblem(usage, `批次名应为 1–${maxName} 个字`);
  if (hasUnseen(name)) throw usageProblem(usage, `批次名${quoted(name)}里有换行或看不见的字符`);
  return name;
}

/** `选题=2026-11-21~2026-12-01`; without a start `初稿=~2027-01-06`. Throws DomainProblem. */
function typedWindow(usage: string, typed: string): TypedWindow {
  const [, name, start, end] = /^([^=]+)=([^~]*)~([^~]+)$/.exec(typed) ?? [];
  if (name === undefined || end === undefined)
    throw usageProblem(usage, `--window 应为 环节=起~止，给出的是${quoted(typed)}`);
  const stage = typedStage(name, thesisStage.options);
  const startTime = start?.trim() ? typedDayOrMoment('window', start.trim(), 'start') : null;
  const endTime = typedDayOrMoment('window', end.trim(), 'end');
  if (startTime !== null && startTime >= endTime)
    throw new DomainProblem(`“${thesisStageTitles[stage]}”的截止应晚于开始`);
  return { stage, startTime, endTime };
}

const open: OpsCommand = {
  name: 'thesis:open',
  usage:
    'thesis:open <批次名> --majors 080901,120203K --start 2026-11-01 --end 2026-11-20 [--window 选题=起~止]… [--advisors 导师.json] [--by 经办人]',
  about:
    '新增一个论文批次（按通常的限额），或更改它的报考时间、专业、各环节时间和导师名额；改了时间会通知学生',
  async run(deps, args) {
    const read = readArgs(this.usage, args, {
      ...{ words: 1, text: ['majors', 'start', 'end', 'advisors', 'by'], texts: ['window'] },
    } as const);
    const name = typedName(this.usage, read.words[0] ?? '');
    const moment = (option: 'start' | 'end') => {
      const typed = read.text(option);
      return typed === undefined ? undefined : typedDayOrMoment(option, typed, option);
    };
    const windows = read.texts('window').map((typed) => typedWindow(this.usage, typed));
    const twice = windows.find(({ stage }, at) => windows.findIndex((row) => row.stage === stage) !== at);
    if (twice !== undefined)
      throw usageProblem(this.usage, `--window 写了两次${thesisStageTitles[twice.stage]}`);
    const codes = read
      .text('majors')
      ?.split(/[,，]/)
      .map((code) => code.trim())
      .filter(Boolean);
    if (codes?.length === 0) throw usageProblem(this.usage, '--majors 应有至少一个专业代码');
    const path = read.text('advisors');
    const { isNew, changed, notified } = await openPlan(deps, {
      ...{ name, startTime: moment('start'), endTime: moment('end'), majorCodes: codes, windows },
      advisors: path === undefined ? undefined : readAdvisors(await readTypedText(path)),
      by: read.text('by') ?? office,
    });
    const times = changed.map((stage) => thesisStageTitles[stage]).join('、');
    return [
      `${isNew ? '已新增' : '已更改'}批次 ${name}`,
      ...(times === '' ? [] : [`${isNew ? '环节时间' : '改了时间的环节'}：${times}`]),
      ...(notified === 0 ? [] : [`已通知 ${notified} 名学生`]),
    ].join('；');
  },
};

const plans: OpsCommand = {
  name: 'thesis:plans',
  usage: 'thesis:plans',
  about: '列出论文批次：状态、报考时间、专业、人数和各环节时间，最新的在前',
  async run({ db }, args) {
    readArgs(this.usage, args, { words: 0 });
    const rows = await db.select().from(thesisPlan).orderBy(desc(thesisPlan.startTime));
    if (rows.length === 0) return '还没有论文批次';
    const [majors, numbers, windows] = await Promise.all([
      db
        .select({ planId: thesisPlanMajor.planId, code: major.majorCode })
        .from(thesisPlanMajor)
        .innerJoin(major, eq(major.id, thesisPlanMajor.majorId))
        .orderBy(asc(major.majorCode)),
      db
        .select({ planId: studentPlan.planId, students: count() })
        .from(studentPlan)
        .groupBy(studentPlan.planId),
      db.select().from(thesisWindow).orderBy(asc(thesisWindow.endTime)),
    ]);
    return rows
      .map(({ id, name, status, startTime, endTime }) =>
        [
          ...[name, status === 'ACTIVE' ? '进行中' : '已结束'],
          `报考 ${formatDateTime(startTime)} 至 ${formatDateTime(endTime)}`,
          majors
            .filter(({ planId }) => planId === id)
            .map(({ code }) => code)
            .join(','),
          `${numbers.find(({ planId }) => planId === id)?.students ?? 0} 人`,
          ...windows
            .filter(({ planId, endTime: until }) => planId === id && until !== null)
            .map(
              ({ stage, endTime: until }) =>
                `${thesisStageTitles[stage]}至 ${until && formatDateTime(until)}`,
            ),
        ].join('  '),
      )
      .join('\n');
  },
};

const enrolStudents: OpsCommand = {
  name: 'thesis:enrol',
  usage: 'thesis:enrol <批次名> [准考证号…] [--by 经办人]',
  about: '把其他课程已全部合格的学生放入批次，不写准考证号即为批次各专业的全部学生；没有放入的写明原因',
  async run(deps, args) {
    const read = readArgs(this.usage, args, { words: 1, moreWords: 1000, text: ['by'] });
    const [batch = '', ...typed] = read.words;
    const { enrolled, leftOut } = await enrol(deps, { batch, typed, by: read.text('by') ?? office });
    const shown = leftOut.slice(0, maxLeftOut);
    return [
      `放入 ${enrolled.length} 人，没有放入 ${leftOut.length} 人`,
      ...enrolled.map(({ examineeNo, name }) => `放入  ${examineeNo}  ${name}`),
      ...shown.map(({ examineeNo, name, reason }) => `没有放入  ${examineeNo}  ${name}  ${reason}`),
      ...(leftOut.length > shown.length ? [`另有 ${leftOut.length - shown.length} 人没有放入`] : []),
    ].join('\n');
  },
};

function typedStatus(usage: string, typed: string): StageStatus {
  const text = typed.trim();
  const status = stageStatus.options.find((code) => code === text || stageStatusTitles[code] === text);
  if (status === undefined)
    throw usageProblem(usage, `--status 应为 ${Object.values(stageStatusTitles).join('、')} 之一`);
  return status;
}

const list: OpsCommand = {
  name: 'thesis:list',
  usage: 'thesis:list <批次名> [--stage 选题] [--status 待审核]',
  about: '列出一个批次的论文：当前环节、状态、截止、题目和导师；写明环节时列出这个环节的状态',
  async run({ db, clock }, args) {
    const read = readArgs(this.usage, args, { words: 1, text: ['stage', 'status'] });
    const plan = await findPlan(db, read.words[0] ?? '');
    const [typedAs, typed] = [read.text('stage'), read.text('status')];
    const stage = typedAs === undefined ? undefined : typedStage(typedAs, thesisStage.options);
    const status = typed === undefined ? undefined : typedStatus(this.usage, typed);
    const rows = (await listBatchTheses(db, plan.id, clock.now())).filter((row) => {
      if (stage !== undefined && status === undefined) return row.stage === stage;
      return status === undefined || (stage === undefined ? row.status : row.statusOf(stage)) === status;
    });
    if (rows.length === 0) return `${plan.name}没有这样的论文`;
    return rows
      .map((row) => {
        const shown = stage ?? row.stage;
        const until =
          shown === row.stage && row.deadline !== null ? `截止 ${formatDateTime(row.deadline)}` : '';
        return [
          ...[row.examineeNo, row.name, thesisStageTitles[shown], stageStatusTitles[row.statusOf(shown)]],
          ...[until, row.title ?? '（未选题）', row.advisorName ?? ''],
        ]
          .filter((part) => part !== '')
          .join('  ');
      })
      .map(hangingText)
      .join('\n');
  },
};

const show: OpsCommand = {
  name: 'thesis:show',
  usage: 'thesis:show <准考证号> [批次名]',
  about: '显示一篇论文：各环节和截止时间、志愿、申请、留言和经过',
  async run(deps, args) {
    const [examineeNo = '', batch] = readArgs(this.usage, args, { words: 1, moreWords: 1 }).words;
    const found = await findStaffThesis(deps.db, { examineeNo, batch }, deps.clock.now());
    return (await thesisSheet(deps.db, found)).map(hangingText).join('\n');
  },
};

/** Terminal commands of the office for batches of theses and who takes part. */
export const planCommands: AreaCommands = [open, plans, enrolStudents, list, show];

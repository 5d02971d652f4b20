import { gradeResultTitles, reviewSuspectTitles } from '@qianwei/api/contract/academic/grade';
import { asc, eq } from 'drizzle-orm';
import { grade, gradeReview } from '../../db/schema/academic.ts';
import { course } from '../../db/schema/course.ts';
import { studentMajor } from '../../db/schema/student.ts';
import { readArgs, usageProblem } from '../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../ops/command.ts';
import { readTypedFile } from '../../ops/typed-file.ts';
import { typedMoment } from '../../ops/typed-moment.ts';
import { DomainProblem } from '../../problems.ts';
import { formatDateTime } from '../../time.ts';
import { decideGradeReview } from './grades/decide-review.workflow.ts';
import { importGrades } from './grades/import/import-grades.workflow.ts';
import { withdrawGrades } from './grades/import/withdraw-grades.workflow.ts';
import { publishGrades } from './grades/publish-grades.workflow.ts';

/** Office that acts when nobody is named. */
const office = '考办';

/** Null for an option that was not typed. Throws DomainProblem. */
const momentOf = (text: string | undefined, option: string): Date | null =>
  text === undefined ? null : typedMoment(option, text);

const importFlags = ['dry-run', 'confirm', 'unregistered'] as const;

const importCommand: OpsCommand = {
  name: 'grades:import',
  usage:
    'grades:import <文件.xlsx> --period <考期名> [--dry-run] [--publish "2026-11-28 10:00" [--confirm]] [--unregistered] [--by 经办人]',
  about:
    '考试结束后导入一个考期的统考成绩（列：准考证号、课程代码、统考成绩、过程性成绩、备注）；有一行错误，或考生没有报考，就都不导入；补录没有报考的加 --unregistered，公布时间已过的加 --confirm',
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['period', 'publish', 'by'], flags: [...importFlags] } as const;
    const typed = readArgs(this.usage, args, accepted);
    const request = {
      periodName: typed.requiredText('period'),
      publishTime: momentOf(typed.text('publish'), 'publish'),
      confirmed: typed.flag('confirm'),
      unregistered: typed.flag('unregistered'),
      dryRun: typed.flag('dry-run'),
      by: typed.text('by') ?? office,
    };
    const content = await readTypedFile(typed.words[0] ?? '');
    return importGrades(db, { ...request, content }, clock.now());
  },
};

const withdraw: OpsCommand = {
  name: 'grades:withdraw',
  usage: 'grades:withdraw <导入号> --reason 原因 [--confirm] [--by 经办人]',
  about:
    '撤回一次导入的全部成绩（导错考期、导错文件时用），之后可以重新导入；其中有已公布的加 --confirm，有复核申请的不能撤回',
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['reason', 'by'], flags: ['confirm'] } as const;
    const { words, text, requiredText, flag } = readArgs(this.usage, args, accepted);
    const request = {
      importNo: words[0] ?? '',
      confirmed: flag('confirm'),
      reason: requiredText('reason'),
      by: text('by') ?? office,
    };
    return withdrawGrades(db, request, clock.now());
  },
};

const publish: OpsCommand = {
  name: 'grades:publish',
  usage: 'grades:publish <考期名> [--at "2026-11-28 10:00"] [--by 经办人]',
  about: '公布一个考期还没有公布的成绩：立即，或在写明的时间；考期的成绩公布和复核截止随之改变',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['at', 'by'] });
    const request = { periodName: words[0] ?? '', at: momentOf(text('at'), 'at'), by: text('by') ?? office };
    return publishGrades(db, request, clock.now());
  },
};

const list: OpsCommand = {
  name: 'reviews:list',
  usage: 'reviews:list',
  about: '列出待处理的成绩复核申请，等得最久的在前',
  async run({ db }, args) {
    readArgs(this.usage, args, { words: 0 });
    const rows = await db
      .select({ review: gradeReview, grade, course, examineeNo: studentMajor.examineeNo })
      .from(gradeReview)
      .innerJoin(grade, eq(grade.id, gradeReview.gradeId))
      .innerJoin(course, eq(course.id, grade.courseId))
      .innerJoin(studentMajor, eq(studentMajor.id, grade.studentMajorId))
      .where(eq(gradeReview.status, 'PENDING'))
      .orderBy(asc(gradeReview.appliedAt), asc(gradeReview.receiptNo));
    if (rows.length === 0) return '没有待处理的复核申请';
    return rows
      .map(({ review, grade: { examScore, result }, course: { courseCode, name }, examineeNo }) =>
        [
          review.receiptNo,
          formatDateTime(review.appliedAt),
          examineeNo,
          `${courseCode} ${name}`,
          `统考 ${examScore ?? gradeResultTitles[result]}`,
          reviewSuspectTitles[review.suspect],
          review.reason,
        ].join('  '),
      )
      .join('\n');
  },
};

/** Throws DomainProblem. */
function readScore(text: string): number {
  if (!/^\d{1,3}(\.\d)?$/.test(text) || Number(text) > 100)
    throw new DomainProblem('--score 应在 0–100 之间，最多一位小数');
  return Number(text);
}

const decide: OpsCommand = {
  name: 'reviews:decide',
  usage: 'reviews:decide <回执号> (--keep | --score 66) --reply 答复 [--by 经办人]',
  about: '处理一项复核申请：维持原成绩，或更正统考成绩，最终成绩随之重算；考生看到答复',
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['score', 'reply', 'by'], flags: ['keep'] } as const;
    const { words, text, requiredText, flag } = readArgs(this.usage, args, accepted);
    const score = text('score');
    if (flag('keep') === (score !== undefined))
      throw usageProblem(this.usage, '--keep 与 --score 须且只能有一个');
    const decision = {
      receiptNo: words[0] ?? '',
      score: score === undefined ? null : readScore(score),
      reply: requiredText('reply'),
      by: text('by') ?? office,
    };
    return decideGradeReview(db, decision, clock.now());
  },
};

/** Terminal commands of staff for results. */
export const academicCommands: AreaCommands = [importCommand, withdraw, publish, list, decide];

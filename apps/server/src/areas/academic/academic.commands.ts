import { applicationCommands } from '../../application/application-commands.ts';
import { scoreReviewCommands } from '../../application/score-review.ts';
import { readArgs } from '../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../ops/command.ts';
import { office } from '../../ops/command.ts';
import { readTypedFile } from '../../ops/typed-file.ts';
import { typedMoment } from '../../ops/typed-moment.ts';
import { gradeReviewKind } from './grades/grade-review-kind.ts';
import { importGrades } from './grades/import/import-grades.workflow.ts';
import { withdrawGrades } from './grades/import/withdraw-grades.workflow.ts';
import { publishGrades } from './grades/publish-grades.workflow.ts';
import { exemptionKind } from './setting/exemption-kind.ts';

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

/** Terminal commands of staff for results and exemptions. */
export const academicCommands: AreaCommands = [
  importCommand,
  withdraw,
  publish,
  ...scoreReviewCommands(gradeReviewKind),
  ...applicationCommands(exemptionKind),
];

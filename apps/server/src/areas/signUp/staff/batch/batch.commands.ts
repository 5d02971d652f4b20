import { readArgs, usageProblem } from '../../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../../ops/command.ts';
import { office } from '../../../../ops/command.ts';
import { typedMoment } from '../../../../ops/typed-moment.ts';
import { typedSpan } from '../../../../ops/typed-span.ts';
import { readBatchImport } from './batch-import.commands.ts';
import {
  type BatchChange,
  readExamDays,
  readFee,
  readLanguages,
  readMaxCourses,
  readReadSeconds,
} from './batch-options.ts';
import { importBatchSites } from './import-batch-sites.workflow.ts';
import { importCourses } from './import-courses.workflow.ts';
import { readBatchName } from './named-batch.ts';
import { setBatch } from './set-batch.workflow.ts';
import { setNotices } from './set-notices.workflow.ts';

/** The options that are one moment, and what of the batch each sets. */
const moments = { publish: 'arrangePublish', ticket: 'ticketOpen', scores: 'scorePublish' } as const;

/** The options with a text that change a batch. */
const batchOptions = [
  'apply',
  'exam',
  'publish',
  'ticket',
  'scores',
  'max',
  'fee',
  'read',
  'languages',
] as const;

type BatchOption = (typeof batchOptions)[number];

/** Reads the typed options as a change; `charged` is null where nothing was said of payment. Throws DomainProblem. */
function readBatchChange(
  text: (option: BatchOption) => string | undefined,
  charged: boolean | null,
): BatchChange {
  const [apply, exam, max, read] = [text('apply'), text('exam'), text('max'), text('read')];
  const [fee, languages] = [text('fee'), text('languages')];
  const [applyStart, applyEnd] = apply === undefined ? [] : typedSpan('apply', apply);
  const typed = (['publish', 'ticket', 'scores'] as const).flatMap((option) => {
    const value = text(option);
    return value === undefined ? [] : [[moments[option], typedMoment(option, value)] as const];
  });
  return {
    ...Object.fromEntries(typed),
    ...(applyStart !== undefined && { applyStart, applyEnd }),
    ...(exam !== undefined && readExamDays(exam)),
    ...(max !== undefined && { maxCourse: readMaxCourses(max) }),
    ...(read !== undefined && { readSeconds: readReadSeconds(read) }),
    ...(fee !== undefined && { fee: readFee(fee) }),
    ...(languages !== undefined && { languages: readLanguages(languages) }),
    ...(charged !== null && { feeEnabled: charged }),
  };
}

const set: OpsCommand = {
  name: 'sign-up-batches:set',
  usage:
    'sign-up-batches:set <PRACTICE|ENGLISH> <批次名> [--apply "2026-11-24 09:00/2026-12-02 17:00"] [--exam 2026-12-26/2026-12-27] [--publish 时间] [--ticket 时间] [--scores 时间] [--school 主考院校] [--max 6] [--paid | --free] [--fee 60] [--read 10] [--languages 英语,日语] [--confirm] [--dry-run] [--by 经办人]',
  about:
    '新增一个报名批次（须写 --apply、--exam、--publish、--ticket 与 --scores）或更改它；没有写的不变，试运行可先看结果',
  async run({ db, clock }, args) {
    const accepted = {
      words: 2,
      text: [...batchOptions, 'school', 'by'],
      flags: ['paid', 'free', 'confirm', 'dry-run'],
    } as const;
    const { words, text, flag } = readArgs(this.usage, args, accepted);
    if (flag('paid') && flag('free')) throw usageProblem(this.usage, '--paid 与 --free 最多有一个');
    const request = {
      ...readBatchName(words),
      change: readBatchChange(text, flag('paid') || flag('free') ? flag('paid') : null),
      schoolName: text('school'),
      confirmed: flag('confirm'),
      dryRun: flag('dry-run'),
      by: text('by') ?? office,
    };
    return setBatch(db, request, clock.now());
  },
};

const courses: OpsCommand = {
  name: 'sign-up-batches:courses',
  usage: 'sign-up-batches:courses PRACTICE <批次名> <文件.xlsx> [--dry-run] [--by 经办人]',
  about:
    '导入一个批次可报的课程（列：课程代码、课程名称、考核方式、费用、名额、携带物品）；有一行错误就都不导入，名额不能少于已报的人数',
  run: async ({ db, clock }, args) =>
    importCourses(db, await readBatchImport(courses.usage, args), clock.now()),
};

const sites: OpsCommand = {
  name: 'sign-up-batches:sites',
  usage: 'sign-up-batches:sites <PRACTICE|ENGLISH> <批次名> <文件.xlsx> [--dry-run] [--by 经办人]',
  about: '导入一个批次的考点或考区（列：考点、地址、名额）；有一行错误就都不导入，名额不能少于已报的人数',
  run: async ({ db, clock }, args) =>
    importBatchSites(db, await readBatchImport(sites.usage, args), clock.now()),
};

const notices: OpsCommand = {
  name: 'sign-up-batches:notices',
  usage: 'sign-up-batches:notices <PRACTICE|ENGLISH> <批次名> <须知.txt> [--dry-run] [--by 经办人]',
  about: '更换一个批次的报名须知，文本文件每行一条，不用写序号；{报名截止} 换成本批次的报名截止时间',
  run: async ({ db, clock }, args) => setNotices(db, await readBatchImport(notices.usage, args), clock.now()),
};

/** Terminal commands of staff for the batches of sign-ups. */
export const batchCommands: AreaCommands = [set, courses, sites, notices];

import { readArgs, usageProblem } from '../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../ops/command.ts';
import { office } from '../../../ops/command.ts';
import { typedMoment } from '../../../ops/typed-moment.ts';
import { typedSpan } from '../../../ops/typed-span.ts';
import { readPeriodImport } from '../shared/period-import.commands.ts';
import { importOfferings } from './offerings/import-offerings.workflow.ts';
import type { PeriodChange } from './period-draft.ts';
import { readExamDay, readMaxCourse, readTimes } from './period-options.ts';
import { importSeats } from './seats/import-seats.workflow.ts';
import { setPeriod } from './set-period.workflow.ts';

/** The options that are one moment, and what of the period each sets. */
const moments = {
  timetable: 'timetablePublish',
  pay: 'payEnd',
  seats: 'seatPublish',
  ticket: 'ticketOpen',
  scores: 'scorePublish',
  review: 'reviewEnd',
} as const;

type MomentOption = keyof typeof moments;

const momentOptions = Object.keys(moments) as MomentOption[];

type TextOption = MomentOption | 'exam' | 'apply' | 'times' | 'max';

/** Reads the typed options as a change. Throws DomainProblem. */
function readChange(text: (option: TextOption) => string | undefined, fee: boolean | null): PeriodChange {
  const [exam, apply, times, max] = [text('exam'), text('apply'), text('times'), text('max')];
  const [applyStart, applyEnd] = apply === undefined ? [] : typedSpan('apply', apply);
  const typed = momentOptions.flatMap((option) => {
    const value = text(option);
    return value === undefined ? [] : [[moments[option], typedMoment(option, value)] as const];
  });
  return {
    ...Object.fromEntries(typed),
    ...(exam !== undefined && { firstDay: readExamDay(exam) }),
    ...(applyStart !== undefined && { applyStart, applyEnd }),
    ...(times !== undefined && { times: readTimes(times) }),
    ...(max !== undefined && { maxCourse: readMaxCourse(max) }),
    ...(fee !== null && { feeEnabled: fee }),
  };
}

const set: OpsCommand = {
  name: 'periods:set',
  usage:
    'periods:set <考期名> [--exam 2027-04-10] [--apply "2027-02-14 09:00/2027-02-25 17:00"] [--times "A 09:00-11:30,B 14:30-17:00"] [--timetable 时间] [--pay 时间] [--seats 时间] [--ticket 时间] [--scores 时间] [--review 时间] [--max 4] [--paid | --free] [--confirm] [--dry-run] [--by 经办人]',
  about: '新增一个考期（须写 --exam 周六与 --apply）或更改它；没有写的日期随写了的推算，试运行可先看结果',
  async run({ db, clock }, args) {
    const texts = ['exam', 'apply', 'times', 'max', ...momentOptions, 'by'] as const;
    const flags = ['paid', 'free', 'confirm', 'dry-run'] as const;
    const { words, text, flag } = readArgs(this.usage, args, { words: 1, text: texts, flags });
    if (flag('paid') && flag('free')) throw usageProblem(this.usage, '--paid 与 --free 最多有一个');
    const fee = flag('paid') || flag('free') ? flag('paid') : null;
    const request = {
      name: words[0] ?? '',
      change: readChange(text, fee),
      confirmed: flag('confirm'),
      dryRun: flag('dry-run'),
      by: text('by') ?? office,
    };
    return setPeriod(db, request, clock.now());
  },
};

const offerings: OpsCommand = {
  name: 'offerings:import',
  usage: 'offerings:import <文件.xlsx> --period <考期名> [--dry-run] [--by 经办人]',
  about:
    '导入一个考期的课表（列：课程代码、课程名称、场次、费用、教材）；有一行错误就都不导入，文件里没有的课程不变',
  run: async ({ db, clock }, args) =>
    importOfferings(db, await readPeriodImport(offerings.usage, args), clock.now()),
};

const seats: OpsCommand = {
  name: 'seats:import',
  usage: 'seats:import <文件.xlsx> --period <考期名> [--dry-run] [--by 经办人]',
  about: '导入各课程在各考区的名额（列：课程代码、考区、名额）；报考期间也可以，名额不能少于已报考的人数',
  run: async ({ db, clock }, args) => importSeats(db, await readPeriodImport(seats.usage, args), clock.now()),
};

/** Terminal commands of staff for exam periods. */
export const periodCommands: AreaCommands = [set, offerings, seats];

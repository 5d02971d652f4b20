import { type OpsCommand, OpsProblem } from '../../ops/command.ts';
import { listForMarking } from './marking/listing.ts';
import { markAnswer } from './marking/mark-answer.workflow.ts';
import { markingSheet } from './marking/paper-sheet.ts';
import { readArgs, readPoints } from './marking/read-args.ts';
import { answerRemark } from './marking/regrade.workflow.ts';
import { voidAttempt } from './marking/void-attempt.workflow.ts';

const statuses = ['RUNNING', 'SUBMITTED', 'MARKING', 'GRADED', 'VOID'] as const;

const list: OpsCommand = {
  name: 'attempts:list',
  usage: 'attempts:list [--status MARKING]',
  about: '列出某一状态的作答（默认待批阅），等得最久的在前',
  async run({ db }, args) {
    const { text } = readArgs(list.usage, args, { status: { type: 'string' } }, 0);
    const wanted = text('status') ?? 'MARKING';
    const status = statuses.find((one) => one === wanted);
    if (status === undefined) throw new OpsProblem(`没有状态 ${wanted}；状态有 ${statuses.join('、')}`);
    return listForMarking(db, status);
  },
};

const show: OpsCommand = {
  name: 'attempts:show',
  usage: 'attempts:show <回执号>',
  about: '显示一份作答的主观题、参考答案、采分点和关键词参考',
  async run({ db }, args) {
    const [receiptNo = ''] = readArgs(show.usage, args, {}, 1).words;
    return markingSheet(db, receiptNo);
  },
};

const mark: OpsCommand = {
  name: 'attempts:mark',
  usage: 'attempts:mark <回执号> <题号> --points 2,1,0 [--comment 评语] [--by 批阅人]',
  about: '按采分点批阅一道主观题；全部批阅后自动出分',
  async run({ db, clock }, args) {
    const options = { points: { type: 'string' }, comment: { type: 'string' } } as const;
    const { words, text, by } = readArgs(mark.usage, args, options, 2);
    const [receiptNo = '', label = ''] = words;
    const points = readPoints(text('points') ?? '');
    const comment = text('comment') ?? '';
    const { got, unmarked, score } = await markAnswer(
      db,
      { receiptNo, label, points, comment, by },
      clock.now(),
    );
    const after = score === null ? `还有 ${unmarked} 题待批` : `全部批阅完成，总分 ${score} 分，已出分`;
    return `第 ${label} 题 ${got} 分；${after}`;
  },
};

const remark: OpsCommand = {
  name: 'attempts:remark',
  usage: 'attempts:remark <回执号> <题号> (--keep | --points 2,1,0) --reply 答复 [--by 批阅人]',
  about: '处理考生的复评申请：维持原分，或按采分点改分',
  async run({ db, clock }, args) {
    const options = {
      points: { type: 'string' },
      keep: { type: 'boolean' },
      reply: { type: 'string' },
    } as const;
    const { words, text, flag, by } = readArgs(remark.usage, args, options, 2);
    const [receiptNo = '', label = ''] = words;
    const given = text('points');
    if (flag('keep') === (given !== undefined)) throw new OpsProblem(`--keep 与 --points 须且只能有一个`);
    const points = given === undefined ? null : readPoints(given);
    const reply = text('reply') ?? '';
    const score = await answerRemark(db, { receiptNo, label, points, reply, by }, clock.now());
    return `第 ${label} 题的复评已处理，总分 ${score} 分`;
  },
};

const makeVoid: OpsCommand = {
  name: 'attempts:void',
  usage: 'attempts:void <回执号> --reason 理由 [--by 经办人]',
  about: '作废一份作答（进行中的用作答编号）；考生看到理由，该次数不退回',
  async run({ db, clock }, args) {
    const { words, text, by } = readArgs(makeVoid.usage, args, { reason: { type: 'string' } }, 1);
    const [name = ''] = words;
    await voidAttempt(db, { name, reason: text('reason') ?? '', by }, clock.now());
    return `${name} 已作废`;
  },
};

/** What staff does with attempts by terminal. */
export const examCommands: OpsCommand[] = [list, show, mark, remark, makeVoid];

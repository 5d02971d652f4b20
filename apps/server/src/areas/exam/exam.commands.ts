import { readArgs } from '../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../ops/command.ts';
import { DomainProblem } from '../../problems.ts';
import { bankCommands } from './bank/bank.commands.ts';
import { listForMarking } from './marking/listing.ts';
import { markAnswer } from './marking/mark-answer.workflow.ts';
import { markingSheet } from './marking/paper-sheet.ts';
import { decideRegrade } from './marking/regrade.workflow.ts';
import { voidAttempt } from './marking/void-attempt.workflow.ts';

/** Marker when nobody is named. */
const markers = '主考院校阅卷组';

/** `2,1,0` as numbers. Throws DomainProblem. */
function readPoints(text: string): number[] {
  const parts = text.split(/[,，]/).map((part) => part.trim());
  if (parts.some((part) => !/^\d+(\.\d)?$/.test(part)))
    throw new DomainProblem('--points 应为每个采分点的得分，用逗号分开，如 2,1,0');
  return parts.map(Number);
}

const statuses = ['RUNNING', 'SUBMITTED', 'MARKING', 'GRADED', 'VOID'] as const;

const list: OpsCommand = {
  name: 'attempts:list',
  usage: 'attempts:list [--status MARKING]',
  about: '列出某一状态的作答（默认待批阅），等得最久的在前',
  async run({ db }, args) {
    const { text } = readArgs(list.usage, args, { words: 0, text: ['status'] });
    const wanted = text('status') ?? 'MARKING';
    const status = statuses.find((name) => name === wanted);
    if (status === undefined) throw new DomainProblem(`没有状态 ${wanted}；状态有 ${statuses.join('、')}`);
    return listForMarking(db, status);
  },
};

const show: OpsCommand = {
  name: 'attempts:show',
  usage: 'attempts:show <回执号>',
  about: '显示一份作答的主观题、参考答案、采分点和关键词参考',
  async run({ db }, args) {
    const [receiptNo = ''] = readArgs(show.usage, args, { words: 1 }).words;
    return markingSheet(db, receiptNo);
  },
};

const mark: OpsCommand = {
  name: 'attempts:mark',
  usage: 'attempts:mark <回执号> <题号> --points 2,1,0 [--comment 评语] [--by 批阅人]',
  about: '按采分点批阅一道主观题；全部批阅后自动出分',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(mark.usage, args, { words: 2, text: ['points', 'comment', 'by'] });
    const [receiptNo = '', label = ''] = words;
    const points = readPoints(text('points') ?? '');
    const [comment, by] = [text('comment') ?? '', text('by') ?? markers];
    const { got, unmarked, score } = await markAnswer(
      db,
      { receiptNo, label, points, comment, by },
      clock.now(),
    );
    const after = score === null ? `还有 ${unmarked} 题待批` : `全部批阅完成，总分 ${score} 分，已出分`;
    return `第 ${label} 题 ${got} 分；${after}`;
  },
};

const regrade: OpsCommand = {
  name: 'attempts:remark',
  usage: 'attempts:remark <回执号> <题号> (--keep | --points 2,1,0) --reply 答复 [--by 批阅人]',
  about: '处理考生的复评申请：维持原分，或按采分点改分',
  async run(deps, args) {
    const accepted = { words: 2, text: ['points', 'reply', 'by'], flags: ['keep'] } as const;
    const { words, text, flag } = readArgs(regrade.usage, args, accepted);
    const [receiptNo = '', label = ''] = words;
    const pointsText = text('points');
    if (flag('keep') === (pointsText !== undefined))
      throw new DomainProblem(`--keep 与 --points 须且只能有一个`);
    const points = pointsText === undefined ? null : readPoints(pointsText);
    const [reply, by] = [text('reply') ?? '', text('by') ?? markers];
    const score = await decideRegrade(deps, { receiptNo, label, points, reply, by });
    return `第 ${label} 题的复评已处理，总分 ${score} 分`;
  },
};

const makeVoid: OpsCommand = {
  name: 'attempts:void',
  usage: 'attempts:void <回执号> --reason 理由 [--by 经办人]',
  about: '作废一份作答（进行中的用作答编号）；考生看到理由，该次数不退回',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(makeVoid.usage, args, { words: 1, text: ['reason', 'by'] });
    const [name = ''] = words;
    await voidAttempt(db, { name, reason: text('reason') ?? '', by: text('by') ?? markers }, clock.now());
    return `${name} 已作废`;
  },
};

/** Commands of staff on attempts. */
export const attemptCommands: readonly OpsCommand[] = [list, show, mark, regrade, makeVoid];

/** Terminal commands of staff in the exam area. */
export const examCommands: AreaCommands = [...bankCommands, ...attemptCommands];

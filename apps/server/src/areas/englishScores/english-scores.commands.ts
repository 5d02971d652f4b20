import { scoreReviewCommands } from '../../application/score-review.ts';
import { readArgs } from '../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../ops/command.ts';
import { office } from '../../ops/command.ts';
import { readTypedFile } from '../../ops/typed-file.ts';
import { typedMoment } from '../../ops/typed-moment.ts';
import { importScores } from './import/import-scores.workflow.ts';
import { publishScores, withdrawScores } from './publish-scores.workflow.ts';
import { englishReviewKind } from './review/english-review-kind.ts';

const importCommand: OpsCommand = {
  name: 'english:import',
  usage:
    'english:import <文件.xlsx> --batch 2026年11月批 [--publish "2026-12-20 10:00"] [--dry-run] [--by 经办人]',
  about:
    '导入一批学位英语成绩（列：证件号、姓名、语种、准考证号、成绩、备注、证书号、有效期至；有人用的不是身份证，加一列证件类型）；有一行错误就都不导入；到公布时间考生才看到',
  async run({ db, secrets, clock }, args) {
    const accepted = { words: 1, text: ['batch', 'publish', 'by'], flags: ['dry-run'] } as const;
    const { words, text, requiredText, flag } = readArgs(this.usage, args, accepted);
    const publish = text('publish');
    const request = {
      batchName: requiredText('batch'),
      publishTime: publish === undefined ? null : typedMoment('publish', publish),
      dryRun: flag('dry-run'),
      by: text('by') ?? office,
    };
    const content = await readTypedFile(words[0] ?? '');
    return importScores({ db, secrets }, { ...request, content }, clock.now());
  },
};

const publish: OpsCommand = {
  name: 'english:publish',
  usage: 'english:publish <批次> [--at "2026-12-20 10:00"] [--by 经办人]',
  about: '公布一批还没有公布的学位英语成绩：立即，或在写明的时间',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['at', 'by'] });
    const at = text('at');
    const change = { batchName: words[0] ?? '', at: at === undefined ? null : typedMoment('at', at) };
    return publishScores(db, { ...change, by: text('by') ?? office }, clock.now());
  },
};

const withdraw: OpsCommand = {
  name: 'english:withdraw',
  usage: 'english:withdraw <批次> --until "2026-12-25 10:00" --reason 原因 [--by 经办人]',
  about: '撤回一批已公布的学位英语成绩，到写明的时间再公布；已有复核申请的不能撤回',
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['until', 'reason', 'by'] } as const;
    const { words, text, requiredText } = readArgs(this.usage, args, accepted);
    const change = {
      batchName: words[0] ?? '',
      until: typedMoment('until', requiredText('until')),
      reason: requiredText('reason'),
      by: text('by') ?? office,
    };
    return withdrawScores(db, change, clock.now());
  },
};

/** Terminal commands of staff for results in the degree's foreign language. */
export const englishScoresCommands: AreaCommands = [
  importCommand,
  publish,
  withdraw,
  ...scoreReviewCommands(englishReviewKind),
];

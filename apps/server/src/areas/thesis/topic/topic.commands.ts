import { applicationCommands } from '../../../application/application-commands.ts';
import { recordStaffAction } from '../../../audit/audit.ts';
import { readArgs, usageProblem } from '../../../ops/args.ts';
import { type AreaCommands, type OpsCommand, office } from '../../../ops/command.ts';
import { readTypedText } from '../../../ops/typed-file.ts';
import { findPlan } from '../shared/staff-thesis.ts';
import { importTitles, readTitleFile } from './import-titles.ts';
import { importTopics, readTopicFile, setAdvisorQuota } from './import-topics.ts';
import { topicKind } from './topic-kind.ts';

const importCommand: OpsCommand = {
  name: 'thesis-topics:import',
  usage: 'thesis-topics:import <批次名> <topics.json> [--by 经办人]',
  about:
    '导入或更改一个批次的题库；每个专业至多 300 题；已有人选的题目只能加名额、改说明，有等候的同学时新名额先留给他们',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 2, text: ['by'] });
    const typed = readTopicFile(await readTypedText(words[1] ?? ''));
    const now = clock.now();
    return db.transaction(async (tx) => {
      const plan = await findPlan(tx, words[0] ?? '');
      const { added, kept } = await importTopics(tx, plan, typed, now);
      const opinion = `新增 ${added} 题，更新 ${kept} 题`;
      await recordStaffAction(
        tx,
        { bizType: 'THESIS_PLAN', bizId: plan.id, action: 'IMPORT_TOPICS', opinion },
        { by: text('by') ?? office, now },
      );
      return `${plan.name}：${opinion}`;
    });
  },
};

const titlesCommand: OpsCommand = {
  name: 'thesis-titles:import',
  usage: 'thesis-titles:import <titles.json> [--by 经办人]',
  about: '导入往年的论文题目（题目、年份、专业名称），学生选题时与近三年的比较；同一年的同一题目只记一次',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['by'] });
    const typed = readTitleFile(await readTypedText(words[0] ?? ''));
    const now = clock.now();
    return db.transaction(async (tx) => {
      const { added, changed, years } = await importTitles(tx, typed);
      const same = typed.length - added - changed;
      const opinion = `新增 ${added} 个题目，更新 ${changed} 个，已有 ${same} 个`;
      await recordStaffAction(
        tx,
        { bizType: 'PAST_TITLE', bizId: years, action: 'IMPORT', opinion },
        { by: text('by') ?? office, now },
      );
      return `${years} 年：${opinion}`;
    });
  },
};

const advisorCommand: OpsCommand = {
  name: 'thesis-topics:advisor',
  usage: 'thesis-topics:advisor <批次名> <导师编号> <名额> [--by 经办人]',
  about: '设定一位导师在一个批次指导的人数，不能少于已指导的人数',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 3, text: ['by'] });
    const [name = '', advisorId = '', typed = ''] = words;
    if (!/^\d{1,3}$/.test(typed)) throw usageProblem(this.usage, '名额应为 0–999 的整数');
    const quota = Number(typed);
    const now = clock.now();
    return db.transaction(async (tx) => {
      const plan = await findPlan(tx, name);
      await setAdvisorQuota(tx, plan, { advisorId, quota }, now);
      const opinion = `导师 ${advisorId} 的名额 ${quota}`;
      await recordStaffAction(
        tx,
        { bizType: 'THESIS_PLAN', bizId: plan.id, action: 'SET', opinion },
        { by: text('by') ?? office, now },
      );
      return `${plan.name}：${opinion}`;
    });
  },
};

/** Terminal commands of teachers, 专业负责人 and the office for topics. */
export const topicCommands: AreaCommands = [
  ...applicationCommands(topicKind),
  ...[importCommand, titlesCommand, advisorCommand],
];

import { thesisStage, thesisStageTitles, writtenStages } from '@qianwei/api/contract/thesis/stage';
import { applicationCommands } from '../../../application/application-commands.ts';
import { readArgs } from '../../../ops/args.ts';
import { type AreaCommands, type OpsCommand, office } from '../../../ops/command.ts';
import { typedDayOrMoment } from '../../../ops/typed-moment.ts';
import { formatDateTime } from '../../../time.ts';
import { hangingText } from '../../../typed-text.ts';
import { changeKind } from '../shared/change-kind.ts';
import { delayKind } from '../shared/delay-kind.ts';
import { findPlan, typedStage } from '../shared/staff-thesis.ts';
import { sendStaffMessage } from './answer.workflow.ts';
import { decideStage, type StageDecision, seeStage } from './decide-stage.workflow.ts';
import { listWaitingQuestions } from './waiting-questions.ts';

const writtenTitles = writtenStages.map((stage) => thesisStageTitles[stage]).join('|');

const see: OpsCommand = {
  name: 'thesis:see',
  usage: 'thesis:see <准考证号> <环节> [--batch 批次名] --by 教师',
  about: '教师查看了学生提交的内容，学生不能再撤回',
  async run(deps, args) {
    const read = readArgs(this.usage, args, { words: 2, text: ['batch', 'by'] });
    const [examineeNo = '', typed = ''] = read.words;
    const stage = typedStage(typed, thesisStage.options);
    const by = read.requiredText('by');
    const { examinee } = await seeStage(deps, { examineeNo, batch: read.text('batch'), stage, by });
    return `${by} 已查看 ${examinee.name} 的${thesisStageTitles[stage]}，学生不能再撤回`;
  },
};

function decideCommand(step: StageDecision['step']): OpsCommand {
  const isReturn = step === 'RETURN';
  const name = isReturn ? 'thesis:return' : 'thesis:pass';
  return {
    name,
    usage: `${name} <准考证号> <${writtenTitles}> ${isReturn ? '--reply 意见 [--until 2026-12-20]' : '[--reply 意见]'} [--batch 批次名] --by 教师`,
    about: isReturn
      ? '退回学生提交的内容，学生看到意见；截止时间已过的须写明重新提交的截止时间'
      : '通过学生提交的内容，后面的环节随之开放',
    async run(deps, args) {
      const read = readArgs(this.usage, args, {
        words: 2,
        text: ['batch', 'by', 'reply', ...(isReturn ? (['until'] as const) : [])],
      });
      const [examineeNo = '', typed = ''] = read.words;
      const until = isReturn ? read.text('until') : undefined;
      const lines = await decideStage(deps, {
        ...{ examineeNo, batch: read.text('batch'), step, by: read.requiredText('by') },
        stage: typedStage(typed, writtenStages),
        opinion: isReturn ? read.requiredText('reply') : (read.text('reply') ?? ''),
        until: until === undefined ? undefined : typedDayOrMoment('until', until, 'end'),
      });
      return lines.join('；');
    },
  };
}

const answer: OpsCommand = {
  name: 'thesis:answer',
  usage: 'thesis:answer <准考证号> --text 留言 [--office] [--batch 批次名] [--by 教师]',
  about: '给学生留言：以指导教师的名义，或者用 --office 以考办的名义；学生同时收到通知',
  async run(deps, args) {
    const read = readArgs(this.usage, args, { words: 1, text: ['text', 'batch', 'by'], flags: ['office'] });
    const [examineeNo = ''] = read.words;
    const isOffice = read.flag('office');
    const by = isOffice ? (read.text('by') ?? office) : read.requiredText('by');
    const { examinee } = await sendStaffMessage(deps, {
      ...{ examineeNo, batch: read.text('batch'), from: isOffice ? 'OFFICE' : 'TEACHER', by },
      text: read.requiredText('text'),
    });
    return `已给 ${examinee.name} 留言`;
  },
};

const questions: OpsCommand = {
  name: 'thesis:questions',
  usage: 'thesis:questions [批次名]',
  about: '列出学生等待答复的论文留言，催过的在前；用 thesis:answer 答复',
  async run({ db }, args) {
    const [typed] = readArgs(this.usage, args, { words: 0, moreWords: 1 }).words;
    const plan = typed === undefined ? undefined : await findPlan(db, typed);
    const rows = await listWaitingQuestions(db, plan?.id);
    if (rows.length === 0) return '没有等待答复的留言';
    return rows
      .map(({ message, name, examineeNo, advisorName }) =>
        [
          ...[formatDateTime(message.sentAt), examineeNo, name, advisorName ?? '（没有导师）'],
          message.isUrge ? '【催一下】' : '',
          message.content,
          message.fileIds.length === 0 ? '' : `附件 ${message.fileIds.length} 个`,
        ]
          .filter((part) => part !== '')
          .join('  '),
      )
      .map(hangingText)
      .join('\n');
  },
};

/** Terminal commands of teachers and the office on what students hand in, ask and apply for. */
export const talkCommands: AreaCommands = [
  see,
  decideCommand('RETURN'),
  decideCommand('PASS'),
  answer,
  questions,
  ...applicationCommands(changeKind),
  ...applicationCommands(delayKind),
];

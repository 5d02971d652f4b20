import { readArgs, usageProblem } from '../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../ops/command.ts';
import { office } from '../ops/command.ts';
import { typedDay } from '../ops/typed-moment.ts';
import { DomainProblem } from '../problems.ts';
import { formatDay } from '../time.ts';
import { archiveThesis } from './archive-thesis.workflow.ts';
import { checkPreEducation } from './check-pre-education.workflow.ts';
import { findExaminee } from './examinee.ts';
import { listSanctions, sanctionTitles } from './sanctions.ts';
import { addSanction, liftSanction } from './sanctions.workflow.ts';

const kinds = { 作弊: 'CHEATING', 其他: 'OTHER' } as const;

function typedKind(typed: string): 'CHEATING' | 'OTHER' {
  const kind = Object.entries(kinds).find(([title, code]) => title === typed || code === typed)?.[1];
  if (kind === undefined) throw new DomainProblem(`--kind 应为 ${Object.keys(kinds).join(' 或 ')}`);
  return kind;
}

const add: OpsCommand = {
  name: 'sanctions:add',
  usage: 'sanctions:add <准考证号> --kind 作弊 --decided 2026-05-12 [--by 经办人]',
  about: '登记一项处分：作弊或其他；未解除的处分不能毕业，有作弊记录的不能申请学位',
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['kind', 'decided', 'by'] } as const;
    const { words, text, requiredText } = readArgs(this.usage, args, accepted);
    const typed = {
      examineeNo: words[0] ?? '',
      kind: typedKind(requiredText('kind')),
      decidedDay: typedDay('decided', requiredText('decided')),
      by: text('by') ?? office,
    };
    return addSanction(db, typed, clock.now());
  },
};

const lift: OpsCommand = {
  name: 'sanctions:lift',
  usage: 'sanctions:lift <准考证号> [--no 序号] [--on 2026-11-20] [--by 经办人]',
  about: '解除一项处分，默认从今天起；有几项未解除的，用 sanctions:list 里的序号写明是哪一项',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['no', 'on', 'by'] });
    const [number, on] = [text('no'), text('on')];
    if (number !== undefined && !/^[1-9]\d{0,2}$/.test(number))
      throw usageProblem(this.usage, '--no 应为 sanctions:list 里的序号');
    const typed = {
      examineeNo: words[0] ?? '',
      number: number === undefined ? null : Number(number),
      liftedDay: on === undefined ? formatDay(clock.now()) : typedDay('on', on),
      by: text('by') ?? office,
    };
    return liftSanction(db, typed, clock.now());
  },
};

const list: OpsCommand = {
  name: 'sanctions:list',
  usage: 'sanctions:list <准考证号>',
  about: '列出一名考生的处分，已解除的也在内',
  async run({ db }, args) {
    const [examineeNo = ''] = readArgs(this.usage, args, { words: 1 }).words;
    const { studentId, name } = await findExaminee(db, examineeNo);
    const sanctions = await listSanctions(db, studentId);
    if (sanctions.length === 0) return `${name}没有处分`;
    return sanctions
      .map(({ kind, decidedDay, liftedDay }, index) =>
        [
          index + 1,
          name,
          sanctionTitles[kind],
          `${decidedDay} 决定`,
          liftedDay === null ? '未解除' : `${liftedDay} 解除`,
        ].join('  '),
      )
      .join('\n');
  },
};

const archive: OpsCommand = {
  name: 'theses:archive',
  usage:
    'theses:archive <准考证号> --title 题目 [--title-en "English title"] [--copy-rate 12.4] [--passed] [--by 经办人]',
  about: '归档一篇合格的论文：题目、复制比和检测是否合格（--passed）；已归档的会被替换',
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['title', 'title-en', 'copy-rate', 'by'], flags: ['passed'] } as const;
    const { words, text, requiredText, flag } = readArgs(this.usage, args, accepted);
    const copyRate = text('copy-rate');
    if (copyRate !== undefined && !/^\d{1,3}(\.\d)?$/.test(copyRate))
      throw new DomainProblem('--copy-rate 应为 0 到 100 的数，如 12.4');
    const thesis = {
      examineeNo: words[0] ?? '',
      title: requiredText('title').trim(),
      titleEn: (text('title-en') ?? '').trim(),
      copyRate: copyRate === undefined ? null : Number(copyRate),
      checkPassed: flag('passed'),
      by: text('by') ?? office,
    };
    return archiveThesis(db, thesis, clock.now());
  },
};

const checkSchooling: OpsCommand = {
  name: 'pre-education:check',
  usage: 'pre-education:check <准考证号> --pass|--fail [--by 经办人]',
  about: '登记前置学历查验的结果',
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['by'], flags: ['pass', 'fail'] } as const;
    const { words, text, flag } = readArgs(this.usage, args, accepted);
    if (flag('pass') === flag('fail')) throw usageProblem(this.usage, '--pass 与 --fail 须选一项');
    const typed = {
      examineeNo: words[0] ?? '',
      checkStatus: flag('pass') ? ('PASSED' as const) : ('FAILED' as const),
      by: text('by') ?? office,
    };
    return checkPreEducation(db, typed, clock.now());
  },
};

/** Terminal commands of staff on what graduation and degree ask for: sanctions, filed theses, earlier schooling. */
export const recordCommands: AreaCommands = [add, lift, list, archive, checkSchooling];

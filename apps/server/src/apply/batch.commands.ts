import { month } from '@qianwei/api/contract/academic/month';
import { degreeRules, graduationRules } from '@qianwei/api/contract/graduation/apply-rules';
import { type ApplyType, applyType, applyTypeTitles } from '@qianwei/api/contract/graduation/apply-status';
import { type RuleChange, ruleChanges } from '@qianwei/api/contract/graduation/rule-changes';
import { and, asc, desc, eq, lt, lte, or } from 'drizzle-orm';
import * as v from 'valibot';
import { recordStaffAction } from '../audit/audit.ts';
import { applyBatch, applyRules } from '../db/schema/graduation.ts';
import { readArgs, usageProblem } from '../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../ops/command.ts';
import { office } from '../ops/command.ts';
import { readTypedText } from '../ops/typed-file.ts';
import { typedDay, typedMoment } from '../ops/typed-moment.ts';
import { typedSpan } from '../ops/typed-span.ts';
import { DomainProblem } from '../problems.ts';
import { formatDateTime } from '../time.ts';
import { hangingText, hasUnseen, quoted } from '../typed-text.ts';
import { findApplyBatch, overlappingBatches, publishRules, saveApplyBatch } from './save-batch.ts';

/** The type and name of a batch as typed. Throws DomainProblem. */
function typedBatch(
  usage: string,
  [typed = '', name = '']: readonly string[],
): { type: ApplyType; name: string } {
  if (!v.is(applyType, typed)) throw usageProblem(usage, `类型应为 ${applyType.options.join(' 或 ')}`);
  if (name.trim() === '' || name.length > 30) throw usageProblem(usage, '批次名应为 1–30 个字');
  if (hasUnseen(name)) throw usageProblem(usage, `批次名${quoted(name)}里有换行或看不见的字符，请重新输入`);
  return { type: typed, name: name.trim() };
}

/** A difference as staff read it: conditions PHOTO：— → YES. */
const changeLine = ({ rule, item, before, after }: RuleChange): string =>
  `${item === '' ? rule : `${rule} ${item}`}：${before ?? '—'} → ${after ?? '—'}`;

const set: OpsCommand = {
  name: 'apply-batches:set',
  usage:
    'apply-batches:set <GRADUATION|DEGREE> <批次名> --apply "2026-11-09 09:00/2026-11-30 17:00" [--certificate 2027-02] [--by 经办人]',
  about: '新增一个毕业或学位申请的批次，或更改它的受理时间；首页的截止时间随之更改',
  async run({ db, clock }, args) {
    const accepted = { words: 2, text: ['apply', 'certificate', 'by'] } as const;
    const { words, text, requiredText } = readArgs(this.usage, args, accepted);
    const { type, name } = typedBatch(this.usage, words);
    const [startTime, endTime] = typedSpan('apply', requiredText('apply'));
    if (startTime >= endTime) throw new DomainProblem('--apply 的截止应晚于开始');
    const certificateMonth = text('certificate');
    if (certificateMonth !== undefined && !v.is(month, certificateMonth))
      throw new DomainProblem('--certificate 应为 2027-02 这样的年月');
    const now = clock.now();
    const span = `${formatDateTime(startTime)} 至 ${formatDateTime(endTime)}`;
    return db.transaction(async (tx) => {
      const others = await overlappingBatches(tx, { type, name, startTime, endTime });
      if (others.length > 0)
        throw new DomainProblem(
          `${applyTypeTitles[type]}的批次不能同时受理，和 ${others.join('、')} 的时间重叠`,
        );
      const row = await saveApplyBatch(tx, {
        ...{ type, name, startTime, endTime },
        ...(certificateMonth !== undefined && { certificateMonth }),
      });
      await recordStaffAction(
        tx,
        { bizType: 'APPLY_BATCH', bizId: row.id, action: 'SET', opinion: span },
        { by: text('by') ?? office, now },
      );
      return `${applyTypeTitles[type]} ${name}：${span}`;
    });
  },
};

const rules: OpsCommand = {
  name: 'apply-batches:rules',
  usage:
    'apply-batches:rules <GRADUATION|DEGREE> <批次名> <规则.json> --basis 依据的标题 --basis-date 2026-11-07 [--basis-path /home/notice/detail/n08] [--publish 时间] [--dry-run] [--by 经办人]',
  about:
    '发布一个批次的规则（条件、材料、期限），每次是新的一版，已提交的仍按原来的一版；考生在页面上看到与上一版的差别，试运行可先看差别',
  async run({ db, clock }, args) {
    const accepted = {
      words: 3,
      text: ['basis', 'basis-date', 'basis-path', 'publish', 'by'],
      flags: ['dry-run'],
    } as const;
    const { words, text, requiredText, flag } = readArgs(this.usage, args, accepted);
    const { type, name } = typedBatch(this.usage, words);
    const read = readRules(type, await readTypedText(words[2] ?? ''));
    const now = clock.now();
    const typed = text('publish');
    const publishTime = typed === undefined ? now : typedMoment('publish', typed);
    if (publishTime < now) throw new DomainProblem('--publish 不能早于现在；马上生效的不用写');
    const published = {
      rules: read,
      basisTitle: typedTitle(this.usage, requiredText('basis')),
      basisDate: typedDay('basis-date', requiredText('basis-date')),
      basisPath: typedPath(this.usage, text('basis-path')),
      publishTime,
    };
    return db.transaction(async (tx) => {
      const batch = await findApplyBatch(tx, type, name);
      if (batch === undefined) throw new DomainProblem(`没有批次 ${name}，请先用 apply-batches:set 新增`);
      await tx
        .select({ id: applyBatch.id })
        .from(applyBatch)
        .where(eq(applyBatch.id, batch.id))
        .for('update');
      const [before] = await tx
        .select({ rules: applyRules.rules })
        .from(applyRules)
        .innerJoin(applyBatch, and(eq(applyBatch.id, applyRules.batchId), eq(applyBatch.type, type)))
        .where(
          and(
            lte(applyRules.publishTime, published.publishTime),
            or(eq(applyBatch.id, batch.id), lt(applyBatch.startTime, batch.startTime)),
          ),
        )
        .orderBy(desc(applyBatch.startTime), desc(applyRules.publishTime), desc(applyRules.version))
        .limit(1);
      const changes = before === undefined ? [] : ruleChanges(before.rules, read);
      const lines = changes.length === 0 ? ['与上一版没有差别'] : changes.map(changeLine);
      if (flag('dry-run')) return ['试运行，没有发布：', ...lines].map(hangingText).join('\n');
      const version = await publishRules(tx, batch.id, published);
      await recordStaffAction(
        tx,
        { bizType: 'APPLY_BATCH', bizId: batch.id, action: 'RULES', opinion: lines.join('；').slice(0, 500) },
        { by: text('by') ?? office, now },
      );
      const since = publishTime > now ? `，${formatDateTime(publishTime)} 起生效` : '';
      return [`${applyTypeTitles[type]} ${name} 的规则第 ${version} 版已发布${since}：`, ...lines]
        .map(hangingText)
        .join('\n');
    });
  },
};

const show: OpsCommand = {
  name: 'apply-batches:show',
  usage: 'apply-batches:show <GRADUATION|DEGREE> <批次名>',
  about: '显示一个批次的时间和生效的规则，还没有生效的只写明时间；规则是可以改了再发布的 JSON',
  async run({ db, clock }, args) {
    const { type, name } = typedBatch(this.usage, readArgs(this.usage, args, { words: 2 }).words);
    const batch = await findApplyBatch(db, type, name);
    if (batch === undefined) throw new DomainProblem(`没有批次 ${name}`);
    const versions = await db
      .select()
      .from(applyRules)
      .where(eq(applyRules.batchId, batch.id))
      .orderBy(asc(applyRules.publishTime), asc(applyRules.version));
    const later = versions.filter(({ publishTime }) => publishTime > clock.now());
    const shown = versions[versions.length - later.length - 1] ?? later[0];
    return [
      `${applyTypeTitles[type]} ${name}：${formatDateTime(batch.startTime)} 至 ${formatDateTime(batch.endTime)}`,
      ...later.map(
        ({ version, publishTime }) => `第 ${version} 版还没有生效，${formatDateTime(publishTime)} 起`,
      ),
      ...(shown === undefined
        ? ['还没有发布规则']
        : [
            `第 ${shown.version} 版，${formatDateTime(shown.publishTime)} 起，依据 ${shown.basisTitle}（${shown.basisDate}）`,
            JSON.stringify(shown.rules, null, 2),
          ]),
    ].join('\n');
  },
};

/** Types of the issues that the rules word themselves; of the others the field says enough. */
const contradictions: ReadonlySet<string> = new Set(['check', 'raw_check', 'min_length']);

/** The rules in a file. Throws DomainProblem that names the first field that does not fit. */
function readRules(type: ApplyType, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new DomainProblem('规则文件不是 JSON');
  }
  const read = v.safeParse(type === 'GRADUATION' ? graduationRules : degreeRules, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const said = contradictions.has(issue.type) ? `：${issue.message}` : '';
  throw new DomainProblem(`规则文件的 ${v.getDotPath(issue) ?? '内容'} 不正确${said}`);
}

function typedTitle(usage: string, text: string): string {
  if (text.trim() === '' || text.length > 100) throw usageProblem(usage, '--basis 应为 1–100 个字');
  if (hasUnseen(text)) throw usageProblem(usage, '--basis 里有换行或看不见的字符，请重新输入');
  return text.trim();
}

/** A page of this site: students are led nowhere else. */
function typedPath(usage: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^\/(?!\/)[\w./?=&#%-]*$/.test(text))
    throw usageProblem(usage, '--basis-path 应为本站的页面，如 /home/notice/detail/n08');
  return text;
}

/** Terminal commands of staff for the batches of graduation and degree. */
export const applyBatchCommands: AreaCommands = [set, rules, show];

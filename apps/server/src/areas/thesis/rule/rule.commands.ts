import { dirname, join } from 'node:path';
import { ruleType } from '@qianwei/api/contract/thesis/stage';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { thesisRule } from '../../../db/schema/thesis-text.ts';
import { readArgs, usageProblem } from '../../../ops/args.ts';
import { type AreaCommands, type OpsCommand, office } from '../../../ops/command.ts';
import { readTypedText } from '../../../ops/typed-file.ts';
import { DomainProblem } from '../../../problems.ts';
import { formatDateTime } from '../../../time.ts';
import { hangingText } from '../../../typed-text.ts';
import { readRuleFile } from '../shared/rule-file.ts';
import { findPlan } from '../shared/staff-thesis.ts';
import { partText } from '../shared/text-parts.ts';
import { publishedVersion, storeVersion, withdrawVersion } from './publish-rule.ts';
import { countReaders, type Told, tellOfVersion, tellOfWithdrawal } from './tell-students.ts';

/** The result after its students have their notice. Throws DomainProblem that says how to go on when some have none. */
function outcome(done: string, { told, mustReadAgain, missed }: Told): string {
  const text = `${done}，通知 ${told} 人，其中 ${mustReadAgain} 人须重新阅读`;
  if (missed === 0) return text;
  throw new DomainProblem(
    `${text}；还有 ${missed} 人的记录正在使用，没有通知到，请再运行一次同一命令，已通知的不会重复`,
  );
}

const publish: OpsCommand = {
  name: 'thesis-rules:publish',
  usage: 'thesis-rules:publish <批次名> <规定.md> [--dry-run] [--by 经办人]',
  about:
    '在一个论文批次发布规定的新版本；进行中的考生收到通知，读过上一版的须重新阅读。中断后可再运行，只补没有通知的人',
  async run(deps, args) {
    const { db, clock } = deps;
    const { words, text, flag } = readArgs(this.usage, args, { words: 2, text: ['by'], flags: ['dry-run'] });
    const [name = '', path = ''] = words;
    if (!path.toLowerCase().endsWith('.md')) throw usageProblem(this.usage, '规定应为 .md 文件');
    const rule = await readRuleFile(await readTypedText(path), (beside) =>
      readTypedText(join(dirname(path), beside)),
    );
    const acting = { by: text('by') ?? office, now: clock.now() };
    const stored = await db.transaction(async (tx) => {
      const plan = await findPlan(tx, name);
      if (plan.status === 'ENDED') throw new DomainProblem(`${plan.name} 已结束，不能再发布规定`);
      const published = await publishedVersion(tx, rule, plan);
      return flag('dry-run') ? plan : (published ?? (await storeVersion(tx, rule, plan, acting)));
    });
    const title = `${name.trim()}《${rule.title}》${rule.version}`;
    if (!('planId' in stored)) {
      const { parts } = partText(rule.content, 2);
      const { told, mustReadAgain } = await countReaders(db, stored.id, rule.type);
      return [
        `${title} 试运行，没有发布。将通知 ${told} 人，其中 ${mustReadAgain} 人须重新阅读`,
        `文号 ${rule.docNo}，${rule.effectiveDate} 起施行，共 ${parts.length} 章：`,
        ...parts.map(({ label, title: chapter }) => `  ${label} ${chapter}`),
      ].join('\n');
    }
    return outcome(`${title} 已发布`, await tellOfVersion(deps, stored));
  },
};

const withdraw: OpsCommand = {
  name: 'thesis-rules:withdraw',
  usage: `thesis-rules:withdraw <批次名> <版本> [--type ${ruleType.options.join('|')}] [--by 经办人]`,
  about: '撤回规定的现行版本，上一版恢复有效，读过上一版的考生不用再读；中断后可再运行',
  async run(deps, args) {
    const { words, text } = readArgs(this.usage, args, { words: 2, text: ['type', 'by'] });
    const [name = '', version = ''] = words;
    const type = v.safeParse(v.optional(ruleType), text('type'));
    if (!type.success) throw usageProblem(this.usage, '--type 不正确');
    const acting = { by: text('by') ?? office, now: deps.clock.now() };
    const changed = await deps.db.transaction(async (tx) =>
      withdrawVersion(tx, await findPlan(tx, name), { version, type: type.output }, acting),
    );
    const { withdrawn, inForce } = changed;
    return outcome(
      `${name.trim()}《${withdrawn.title}》${withdrawn.version} 已撤回，${inForce.version} 恢复有效`,
      await tellOfWithdrawal(deps, changed),
    );
  },
};

const list: OpsCommand = {
  name: 'thesis-rules:list',
  usage: 'thesis-rules:list <批次名>',
  about: '列出一个论文批次的规定和它们的版本，最后发布、没有撤回的一版生效',
  async run({ db }, args) {
    const [name = ''] = readArgs(this.usage, args, { words: 1 }).words;
    const plan = await findPlan(db, name);
    const rules = await db
      .select()
      .from(thesisRule)
      .where(eq(thesisRule.planId, plan.id))
      .orderBy(asc(thesisRule.type), asc(thesisRule.publishTime), asc(thesisRule.createdAt));
    if (rules.length === 0) return `${plan.name} 还没有规定`;
    return rules
      .map(
        ({ type, title, version, docNo, publishTime, minSeconds, withdrawnAt }) =>
          `${type}　《${title}》${version}　${docNo}　${formatDateTime(publishTime)} 发布　阅读 ${minSeconds} 秒${withdrawnAt === null ? '' : `　${formatDateTime(withdrawnAt)} 已撤回`}`,
      )
      .map(hangingText)
      .join('\n');
  },
};

/** Terminal commands of the office for the rules of a batch of theses. */
export const ruleCommands: AreaCommands = [publish, withdraw, list];

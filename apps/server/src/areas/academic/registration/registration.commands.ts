import { receiptTitles } from '@qianwei/api/contract/receipt';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { readArgs } from '../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../ops/command.ts';
import { office } from '../../../ops/command.ts';
import { DomainProblem } from '../../../problems.ts';
import { findReceipt } from '../../../student/receipt.ts';
import { payRegistration } from './pay.workflow.ts';
import { finishRefund, listRefunds } from './refunds.workflow.ts';

const pay: OpsCommand = {
  name: 'registrations:pay',
  usage: 'registrations:pay <报考回执号或报名号> [--by 经办人]',
  about: '把一次待缴费的报考记为已缴费；考生在报考记录里看到。已缴费的不变，已撤销或已释放的不能再缴费',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['by'] });
    return payRegistration(db, { no: words[0] ?? '', by: text('by') ?? office }, clock.now());
  },
};

const refunds: OpsCommand = {
  name: 'refunds:list',
  usage: 'refunds:list',
  about: '列出撤销报考后和报名（实践考核、学位英语）待退的费用，等得最久的在前，各至多 200 笔',
  async run({ db }, args) {
    readArgs(this.usage, args, { words: 0 });
    return listRefunds(db);
  },
};

const refunded: OpsCommand = {
  name: 'refunds:done',
  usage: 'refunds:done <撤销回执号> [--by 经办人]',
  about: '把一笔待退的费用记为已退；考生在报考记录里看到。已退的不变',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['by'] });
    return finishRefund(db, { receiptNo: words[0] ?? '', by: text('by') ?? office }, clock.now());
  },
};

const show: OpsCommand = {
  name: 'receipts:show',
  usage: 'receipts:show <回执号>',
  about: '查一张回执：何人何时提交了什么，校验码是多少，与提交时的内容是否一致',
  async run({ db }, args) {
    const [receiptNo = ''] = readArgs(this.usage, args, { words: 1 }).words;
    const receipt = await findReceipt(db, receiptNo);
    if (receipt === undefined) throw new DomainProblem(`没有回执 ${receiptNo || '（空）'}`);
    const { kind, holder, submitTime, facts, sha256, isIntact } = receipt;
    return [
      `${receiptTitles[kind]}  ${receiptNo}`,
      `${holder}  ${submitTime}`,
      ...facts.map(({ term, lines }) => `${term}：${lines.join('；')}`),
      `${hashTerm} ${hashWords(sha256)}（${sha256}）`,
      isIntact ? '内容与校验码一致' : '内容与校验码不一致，请核对数据库',
    ].join('\n');
  },
};

/** Terminal commands of staff for registrations. */
export const registrationCommands: AreaCommands = [pay, refunds, refunded, show];

import { readArgs } from '../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../ops/command.ts';
import { payRegistration } from './pay.workflow.ts';

/** Who takes payments when nobody is named. */
const office = '考办';

const pay: OpsCommand = {
  name: 'registrations:pay',
  usage: 'registrations:pay <报考回执号或报名号> [--by 经办人]',
  about: '把一次待缴费的报考记为已缴费；考生在报考记录里看到。已缴费的不变，已撤销或已释放的不能再缴费',
  async run({ db, clock }, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['by'] });
    return payRegistration(db, { no: words[0] ?? '', by: text('by') ?? office }, clock.now());
  },
};

/** What staff do with registrations by terminal. */
export const registrationCommands: AreaCommands = [pay];

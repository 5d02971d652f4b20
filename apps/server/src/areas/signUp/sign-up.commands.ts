import { eq } from 'drizzle-orm';
import { applicationCommands } from '../../application/application-commands.ts';
import { findApplication } from '../../application/lock.ts';
import { file } from '../../db/schema/file.ts';
import { readArgs, usageProblem } from '../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../ops/command.ts';
import { office } from '../../ops/command.ts';
import { writeNewFile } from '../../ops/typed-file.ts';
import { DomainProblem } from '../../problems.ts';
import { signUpKind } from './sign-up-kind.ts';
import { signUpArrangementCommands } from './staff/arrangement/arrangement.commands.ts';
import { batchCommands } from './staff/batch/batch.commands.ts';
import { typedAmount } from './staff/batch/batch-sheets.ts';
import { paySignUp, refundSignUp } from './staff/payment.workflow.ts';

const pay: OpsCommand = {
  name: 'sign-ups:pay',
  usage: 'sign-ups:pay <报名号> --amount 收到的金额（元） [--by 经办人]',
  about: '把一份待缴费的报名记为已缴费，金额须与应缴的一致，之后等待审核；考生在我的报名里看到',
  async run(deps, args) {
    const accepted = { words: 1, text: ['amount', 'by'] } as const;
    const { words, text, requiredText } = readArgs(this.usage, args, accepted);
    const amount = typedAmount(requiredText('amount'));
    if (amount === null) throw usageProblem(this.usage, '--amount 应为金额，单位元，如 60 或 60.50');
    return paySignUp(deps, { signUpNo: words[0] ?? '', amount, by: text('by') ?? office });
  },
};

const refund: OpsCommand = {
  name: 'sign-ups:refund',
  usage: 'sign-ups:refund <报名号> [--by 经办人]',
  about: '把一份报名多缴或撤销后待退的费用记为已退',
  async run(deps, args) {
    const { words, text } = readArgs(this.usage, args, { words: 1, text: ['by'] });
    return refundSignUp(deps, { signUpNo: words[0] ?? '', by: text('by') ?? office });
  },
};

const photo: OpsCommand = {
  name: 'sign-ups:photo',
  usage: 'sign-ups:photo <回执号> <文件.jpg>',
  about: '把一份报名的照片写成文件，审核时查看；看完请删除',
  async run({ db, files }, args) {
    const [number = '', path = ''] = readArgs(this.usage, args, { words: 2 }).words;
    const { photoFileId } = await findApplication(db, signUpKind, number);
    const [row] = await db.select().from(file).where(eq(file.id, photoFileId));
    const content = row === undefined ? null : await files.open(row.path);
    if (content === null)
      throw new DomainProblem(`${number} 的照片已不在服务器上，请退回报名，让考生重新上传`);
    await writeNewFile(path, '.jpg', new Uint8Array(await new Response(content.body).arrayBuffer()));
    return `已写入 ${path}`;
  },
};

/** Terminal commands of staff for sign-ups. */
export const signUpCommands: AreaCommands = [
  ...batchCommands,
  ...applicationCommands(signUpKind),
  pay,
  refund,
  photo,
  ...signUpArrangementCommands,
];

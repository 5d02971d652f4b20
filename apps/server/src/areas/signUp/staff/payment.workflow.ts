import { againMinutes } from '@qianwei/api/contract/sign-up/sign-up';
import { yuanWords } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import { lockApplication } from '../../../application/lock.ts';
import { recordStaffAction } from '../../../audit/audit.ts';
import { signUp } from '../../../db/schema/sign-up.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';
import { owedOf } from '../../../studies/sign-up-refunds.ts';
import { isPaymentOverdue } from '../sign-up-facts.ts';
import { keepUnpaidDuty, signUpKind } from '../sign-up-kind.ts';

/** Money that is paid back for a sign-up. */
interface Refund {
  readonly signUpNo: string;
  readonly by: string;
}

/** Money that is taken for a sign-up. */
interface Payment extends Refund {
  /** 分 */
  readonly amount: number;
}

/** Sign-ups by the number that students name where they pay: it stays when they submit again. */
const paidKind: typeof signUpKind = {
  ...signUpKind,
  number: { title: '报名号', column: signUp.signUpNo, of: ({ signUpNo }) => signUpNo },
};

/**
 * Takes the fee of a sign-up, which then waits for its review. Throws DomainProblem when nothing is to be paid, or another
 * amount: the student may have changed the sign-up since.
 */
export function paySignUp({ db, clock }: Deps, { signUpNo, amount: taken, by }: Payment): Promise<string> {
  return db.transaction(async (tx) => {
    const found = await lockApplication(tx, paidKind, signUpNo);
    const { id, status, fee, paid: earlier } = found;
    if (status !== 'UNPAID') throw new DomainProblem(`${signUpNo} 不在待缴费状态，没有变化`);
    if (isPaymentOverdue(found, clock.now()))
      throw new DomainProblem(
        `${signUpNo} 已过缴费时限，报名不再保留；过时 ${againMinutes} 分钟后考生可以重新提交，再缴费`,
      );
    // Money of a cancelled one that was not paid back counts for the next.
    const due = fee - earlier;
    const amount = yuanWords(due);
    if (taken !== due)
      throw new DomainProblem(`${signUpNo} 应缴 ${amount}，收到的是 ${yuanWords(taken)}，没有变化`);
    const paid = { status: 'PENDING' as const, paid: fee, payDeadline: null, holdEnd: null };
    await tx.update(signUp).set(paid).where(eq(signUp.id, id));
    await keepUnpaidDuty(tx, found, null);
    const action = { bizType: 'SIGN_UP', bizId: id, action: 'PAY', opinion: amount } as const;
    await recordStaffAction(tx, action, { by, now: clock.now() });
    return `${signUpNo} 已记为缴费：${amount}，等待审核`;
  });
}

/** Pays back what a sign-up has paid too much, all of it once it is cancelled. Throws DomainProblem when nothing is owed. */
export function refundSignUp({ db, clock }: Deps, { signUpNo, by }: Refund): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, paidKind, signUpNo);
    const { id, paid, refunded } = row;
    const owed = owedOf(row);
    if (owed === 0) throw new DomainProblem(`${signUpNo} 没有待退的费用`);
    await tx
      .update(signUp)
      .set({ paid: paid - owed, refunded: refunded + owed })
      .where(eq(signUp.id, id));
    const opinion = yuanWords(owed);
    const action = { bizType: 'SIGN_UP', bizId: id, action: 'REFUND', opinion } as const;
    await recordStaffAction(tx, action, { by, now: clock.now() });
    return `${signUpNo} 已退费：${opinion}`;
  });
}

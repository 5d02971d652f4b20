import { yuanWords } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import { lockApplication } from '../../../application/lock.ts';
import { recordStaffAction } from '../../../audit/audit.ts';
import { signUp } from '../../../db/schema/sign-up.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';
import { signUpKind } from '../sign-up-kind.ts';

/** Sign-up that money is taken for, or paid back. */
interface Payment {
  readonly signUpNo: string;
  readonly by: string;
}

/** Takes the fee of a sign-up, which then waits for its review. Throws DomainProblem when nothing is to be paid. */
export function paySignUp({ db, clock }: Deps, { signUpNo, by }: Payment): Promise<string> {
  return db.transaction(async (tx) => {
    const { id, status, fee, paid: earlier } = await lockApplication(tx, signUpKind, signUpNo);
    if (status !== 'UNPAID') throw new DomainProblem(`${signUpNo} 不在待缴费状态，没有变化`);
    // Money of a cancelled one that was not paid back counts for the next.
    const amount = yuanWords(fee - earlier);
    const paid = { status: 'PENDING' as const, paid: fee, payDeadline: null };
    await tx.update(signUp).set(paid).where(eq(signUp.id, id));
    const action = { bizType: 'SIGN_UP', bizId: id, action: 'PAY', opinion: amount } as const;
    await recordStaffAction(tx, action, { by, now: clock.now() });
    return `${signUpNo} 已记为缴费：${amount}，等待审核`;
  });
}

/** Pays back what a sign-up has paid too much, all of it once it is cancelled. Throws DomainProblem when nothing is owed. */
export function refundSignUp({ db, clock }: Deps, { signUpNo, by }: Payment): Promise<string> {
  return db.transaction(async (tx) => {
    const { id, status, fee, paid } = await lockApplication(tx, signUpKind, signUpNo);
    const kept = status === 'CANCELLED' ? 0 : Math.min(fee, paid);
    if (paid === kept) throw new DomainProblem(`${signUpNo} 没有待退的费用`);
    await tx.update(signUp).set({ paid: kept }).where(eq(signUp.id, id));
    const opinion = yuanWords(paid - kept);
    const action = { bizType: 'SIGN_UP', bizId: id, action: 'REFUND', opinion } as const;
    await recordStaffAction(tx, action, { by, now: clock.now() });
    return `${signUpNo} 已退费：${opinion}`;
  });
}

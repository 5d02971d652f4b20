import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { WholeDates } from '@qianwei/ui/WholeDates';
import * as styles from './PeriodPanel.css.ts';
import type { Basket } from './use-basket.ts';

/** 毕业倒推 in a sentence: the earliest graduation with what the basket holds, and the link to the whole plan. */
export function WhatIf({ basket }: { basket: Basket }) {
  return (
    <div className={styles.whatIf}>
      <Part title="毕业倒推" note={<Link href="/academic/exam/plan?view=planner">排出每个考期</Link>}>
        <p className={styles.verdict} aria-live="polite">
          <WholeDates>{whatIfOf(basket)}</WholeDates>
        </p>
      </Part>
    </div>
  );
}

function whatIfOf({ phase, sum, check, saving, courses }: Basket) {
  if (phase !== 'open') return '不能报考的时候，也可以先把后面的考期排一排，看最早什么时候毕业。';
  const month = check?.whatIf.graduateBatch;
  if (month === undefined) return saving === 'local' ? '联网后会算出最早的毕业时间。' : '正在推算…';
  if (month === '') return '按现有的安排还推算不出毕业时间，可以在毕业倒推里自己排。';
  return (
    <>
      {conditionOf(sum, courses.filter(({ isRegistered }) => isRegistered).length)}
      <b>毕业最早 {month}。</b>
    </>
  );
}

/** The condition of the month: the courses that are registered or in the basket, all passed. */
function conditionOf({ taken, clashes }: Basket['sum'], registered: number): string {
  const count = taken.length + registered;
  if (count === 0) return '从现在起按毕业倒推的排法，';
  if (clashes.length > 0) return '按每处冲突留一门、都合格推算，';
  return taken.length === 0 ? `已报的 ${count} 门都合格，` : `本期的 ${count} 门都合格，`;
}

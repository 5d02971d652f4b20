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
  if (sum.taken.length === 0)
    return courses.some(({ isRegistered }) => isRegistered)
      ? '已报的课程都算在内，可以接着把后面的考期排一排，看最早什么时候毕业。'
      : '在本期选好课程后，这里会算出最早的毕业时间。也可以先把后面的考期排一排。';
  const month = check?.whatIf.graduateBatch;
  if (month === undefined) return saving === 'local' ? '联网后会算出最早的毕业时间。' : '正在按报考篮推算…';
  if (month === '') return '按现有的安排还推算不出毕业时间，可以在毕业倒推里自己排。';
  return (
    <>
      {sum.clashes.length === 0
        ? `本期报的 ${sum.taken.length} 门都合格，`
        : '按每个半天考一门、都合格推算，'}
      <b>毕业最早 {month}。</b>
    </>
  );
}

import { applicationStateTitles } from '@qianwei/api/contract/application';
import type { EnglishScore } from '@qianwei/api/contract/lookup/english-scores';
import { occasionWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { late, useLate } from '@qianwei/ui/late';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import { ApplicationHistory } from '../../shared/application/ApplicationHistory.tsx';
import { WhyNot } from '../../shared/page/WhyNot.tsx';
import { replyWords } from '../../shared/time/reply-words.ts';
import { useNow } from '../../shared/time/use-now.ts';
import * as styles from './FoundScores.css.ts';
import type { ReviewFormProps } from './ReviewForm.tsx';

const reviewForm = late<ReviewFormProps>(() => import('./ReviewForm.tsx'), { prefetch: 'press' });

export interface ReviewPartProps {
  score: EnglishScore;
  /** From the lookup, to ask for a review. */
  lookupToken: string;
}

/** The review of a result: asked for and how far it is, to be asked for, or why it can't be. */
export function ReviewPart({ score, lookupToken }: ReviewPartProps) {
  const now = useNow();
  const { Component, open } = useLate(reviewForm);
  const [isOpen, setOpen] = useState(false);
  if (score.review !== null) return <Asked review={score.review} now={now} />;
  if (score.obstacle !== null)
    return (
      <p className={styles.why}>
        <WhyNot obstacle={score.obstacle} />
      </p>
    );
  if (isOpen && Component) return <Component score={score} lookupToken={lookupToken} />;
  return (
    <div className={styles.ask}>
      <Button onPress={() => open(() => setOpen(true))}>申请复核</Button>
      <span className={styles.until}>{occasionWords(score.reviewEnd, now)}</span>
    </div>
  );
}

function Asked({
  review: { timeline, replyBefore },
  now,
}: {
  review: NonNullable<EnglishScore['review']>;
  now: number;
}) {
  const { state, receiptNo } = timeline;
  return (
    <section className={styles.review} aria-label="复核进度">
      <h3 className={styles.verdict}>复核申请{applicationStateTitles[state]}</h3>
      <p className={styles.facts}>
        回执号 {receiptNo}。
        {state === 'SUBMITTED' && <WholeDates>{`${replyWords(replyBefore, now)}。`}</WholeDates>}
      </p>
      <ApplicationHistory timeline={timeline} />
    </section>
  );
}

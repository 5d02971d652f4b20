import { greetingWords } from '@qianwei/api/time/words';
import { Rule } from '@qianwei/ui/Rule';
import { Section } from '@qianwei/ui/Section';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Loading } from '../../shared/query/Loading.tsx';
import { type IdentityFacts, identityOf } from '../../shared/session/identity-of.ts';
import { useStudent } from '../../shared/session/session.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { ProgressOutline } from './GraduationProgress.tsx';
import { IdentityWords } from './IdentityWords.tsx';
import * as styles from './opening-home.css.ts';

/** Home while it loads: who the student is, from the session, and the outline of the rest. */
export function HomeSkeleton() {
  const facts = identityOf(useStudent());
  return <HomeOutline facts={facts} greeting={greetingWords(useNow())} />;
}

/** The outline of home: the same blocks in the same places, so that nothing shifts. */
export function HomeOutline({ facts, greeting }: { facts: IdentityFacts | null; greeting: string }) {
  return (
    <>
      {facts && <IdentityWords facts={facts} greeting={greeting} onCopy={() => {}} />}
      <Loading what="首页">
        {!facts && (
          <div className={styles.unknownHead}>
            <Skeleton width="11em" height={28} />
            <SkeletonLines shares={[0.5, 0.44]} />
          </div>
        )}
        <Rule />
        <div className={styles.nextStep}>
          <Skeleton width="14em" height={14} />
          <Skeleton width="min(20em, 80%)" height={32} />
          <SkeletonLines shares={[0.6, 0.4]} />
          <Skeleton width={144} height={48} />
        </div>
        <Section name="截止雷达">
          <Skeleton height={160} />
        </Section>
        <Section name="毕业进度">
          <div className={styles.progressWithTrend}>
            <ProgressOutline />
          </div>
        </Section>
        <Section name="继续学习">
          <div className={styles.lessons}>
            <Skeleton height={213} />
          </div>
        </Section>
        <Section name="通知公告">
          <SkeletonLines shares={[0.7, 0.62, 0.5, 0.56, 0.66]} />
        </Section>
      </Loading>
    </>
  );
}

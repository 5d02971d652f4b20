import type { StudyProgress } from '@qianwei/api/contract/home';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late } from '@qianwei/ui/late';
import { Section } from '@qianwei/ui/Section';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './opening-home.css.ts';

// Below the fold: its pictures come after what the student came for.
const facts = late(() => import('./ProgressFacts.tsx'));

/** 毕业进度: how far it is, with the way to 毕业倒推 unless the student has graduated (`isOver`). */
export function GraduationProgress({ progress, isOver }: { progress: StudyProgress; isOver: boolean }) {
  return (
    <Section
      name="毕业进度"
      note={`${progress.planVersion} 版计划`}
      action={!isOver && <Link href="/academic/exam/plan?view=planner">毕业倒推</Link>}
    >
      {/* As high as what comes: nothing below it may move. */}
      <div className={progress.trend.length > 0 ? styles.progressWithTrend : styles.progress}>
        <LatePiece of={facts} fallback={<ProgressOutline />} progress={progress} />
      </div>
    </Section>
  );
}

/** The outline of the credits and the figures. */
export function ProgressOutline() {
  return (
    <>
      <Skeleton height={36} />
      <div className={styles.figures}>
        <SkeletonLines shares={[0.5, 0.44]} />
      </div>
    </>
  );
}

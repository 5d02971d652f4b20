import type { Grade, GradeList as Grades } from '@qianwei/api/contract/academic/grade';
import type { PlanHolder } from '@qianwei/api/contract/major';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { LatePiece, late, useLatePanel } from '@qianwei/ui/late';
import { Rule } from '@qianwei/ui/Rule';
import { useRef, useState } from 'react';
import { useKeptRecords } from '../../../shared/application/use-application.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { AllGrades } from './AllGrades.tsx';
import * as styles from './GradePage.css.ts';
import { type GradeWays, passedCourses, retakeOf, reviewEndOf } from './grade-ways.ts';
import type { HowScoredProps } from './HowScored.tsx';
import { LeadPart } from './LeadPart.tsx';
import type { ReviewDrawerProps } from './ReviewDrawer.tsx';
import { Summary } from './Summary.tsx';

const howScored = late<HowScoredProps>(() => import('./HowScored.tsx'));
const reviewDrawer = late<ReviewDrawerProps>(() => import('./ReviewDrawer.tsx'), { prefetch: 'idle' });

/** The page with all results: what comes first, what they come to, the list, and how they are calculated. */
export function GradesContent({ all }: { all: Grades }) {
  const now = useNow();
  const [reviewed, setReviewed] = useState<Grade | null>(null);
  const close = () => setReviewed(null);
  const ReviewDrawer = useLatePanel(reviewDrawer, reviewed !== null, close);
  const kept = useKeptRecords(reviewed, ({ gradeId }) => gradeId);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayRegister = all.canRegister > 0;
  const passed = passedCourses(all.list);
  const ways: GradeWays = {
    mayReview: (grade) => reviewEndOf(grade, all.periods, now).isOpen,
    retakeOf: (grade) => retakeOf(grade, passed),
    onReview: setReviewed,
  };
  const { processes, reviewBasis, periods } = all;
  return (
    <>
      <Rule />
      {all.list.length === 0 ? (
        <Nothing holder={all.holder} mayRegister={mayRegister} />
      ) : (
        <>
          <LeadPart all={all} now={now} onReview={setReviewed} />
          <Summary all={all} />
          <AllGrades all={all} now={now} ways={ways} heading={heading} />
        </>
      )}
      <div className={styles.foot}>
        <LatePiece of={howScored} fallback={null} basis={reviewBasis} processes={processes} />
      </div>
      {ReviewDrawer &&
        kept.map((grade) => (
          <ReviewDrawer
            key={grade.gradeId}
            grade={grade}
            until={reviewEndOf(grade, periods, now).end}
            isOpen={grade === reviewed}
            onClose={close}
            onClosed={() => {
              // The button that opened it is gone with the request: the focus would be lost.
              if (document.activeElement === document.body) heading.current?.focus();
            }}
          />
        ))}
    </>
  );
}

const toRegistrations = { href: '/academic/apply/info', text: '看报考记录' };

const nothing: Readonly<
  Record<PlanHolder, { title: string; why: string; way: { href: string; text: string } | null }>
> = {
  STUDENT: {
    title: '还没有成绩',
    why: '第一次统考的成绩公布后，每门的分数、均分和走势会列在这里。',
    way: { href: '/academic/exam/plan', text: '去报考' },
  },
  GRADUATE: {
    title: '已毕业，成绩没有录入',
    why: '这个考籍的成绩没有录入本系统。要用成绩单的，请向主考院校或所属考办申请。',
    way: null,
  },
  CERTIFICATE: {
    title: '证书课程没有统考成绩',
    why: '证书课程只参加证书测评，成绩写在证书测评里。',
    way: { href: '/exam/practice/assessment', text: '看证书测评' },
  },
};

/** No results, and why; 去报考 only while a course can be registered. */
function Nothing({ holder, mayRegister }: { holder: PlanHolder; mayRegister: boolean }) {
  const { title, why, way: usual } = nothing[holder];
  const way = holder === 'STUDENT' && !mayRegister ? toRegistrations : usual;
  return (
    <EmptyState
      drawing="paper"
      title={title}
      why={why}
      action={
        way && (
          <ButtonLink href={way.href} variant="primary">
            {way.text}
          </ButtonLink>
        )
      }
    />
  );
}

import { type GraduationPlan, getGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { nearMomentWords, sideOf } from '@qianwei/api/time/words';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import type { ReactNode } from 'react';
import { usePlace } from '../../../shared/page/place.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { DegreeOutlook } from './DegreeOutlook.tsx';
import * as styles from './PlannerContent.css.ts';
import { PlannerContent } from './PlannerContent.tsx';
import { PlannerHeader } from './PlannerHeader.tsx';
import { PlannerSkeleton } from './PlannerSkeleton.tsx';
import { thesisTitle } from './reason-words.ts';

/** 毕业倒推: when graduation can be, how every course gets there, and what moving one of them changes. */
export default function PlannerPage() {
  usePlace({ menu: '/academic/exam/plan', title: '毕业倒推' });
  const plan = useCall(getGraduationPlan, {});
  return (
    <QueryView
      query={plan}
      name="毕业倒推"
      title="毕业倒推"
      skeleton={<PlannerSkeleton />}
      unaffected="报考和已经保存的排法不受影响。"
      empty={nothingToPlan}
    >
      {(data) => <PlannerContent data={data} />}
    </QueryView>
  );
}

/** Nothing is left to plan: graduated, leaving, a thesis under way, a certificate; null where there is something to plan. */
function nothingToPlan(data: GraduationPlan) {
  const { facts, phase } = data;
  const { written, practices, thesis, thesisBatches } = facts;
  if (thesis === null && thesisBatches.length === 0)
    return (
      <Nothing
        title="证书考试没有毕业环节"
        why="各门合格后直接申领证书，不用排毕业时间。"
        action={<Link href="/academic/gradeSearch">看成绩</Link>}
      />
    );
  if (phase === 'GRADUATED')
    return (
      <Nothing
        title="这个专业已经毕业"
        why="不用再排考期。证书、成绩单和学位的办法列在首页。"
        action={toHome}
      />
    );
  if (written.length > 0 || practices.length > 0 || thesis?.stage === 'TOPIC') return null;
  if (thesis?.stage === 'WRITING' || thesis?.stage === 'RETEST') return <ThesisUnderWay data={data} />;
  const title = thesis === null ? '课程都合格了' : `课程和${thesisTitle(facts)}都合格了`;
  return phase === 'GRADUATION' ? (
    <Nothing title={title} why="正在办理毕业，不用再排考期。办到哪一步列在首页。" action={toHome} />
  ) : (
    <Nothing
      title={title}
      why="不用再排考期，可以申请毕业。什么时候受理、要交什么，以公告为准。"
      action={<Link href="/notice">看公告</Link>}
    />
  );
}

const toHome = <Link href="/home/index">回首页</Link>;

/** All courses are passed, and the thesis is past its topic: what comes next of it, and what the degree still needs. */
function ThesisUnderWay({ data: { facts, degree, bases } }: { data: GraduationPlan }) {
  const now = useNow();
  const thesis = thesisTitle(facts);
  const isRetest = facts.thesis?.stage === 'RETEST';
  const thesisNext = facts.thesis?.next;
  const next =
    thesisNext &&
    `${thesisNext.title}：${nearMomentWords(thesisNext.at, now, sideOf(thesisNext.occasion))}。`;
  return (
    <>
      <Nothing
        title={`只差${thesis}，${isRetest ? '正在复检' : '正在进行'}`}
        why={`笔试和实践都合格了，不用再排考期。${next ?? ''}${isRetest ? '复检' : '答辩'}合格后就可以申请毕业。`}
        action={toHome}
      />
      {degree && (
        <div className={styles.comparison}>
          <DegreeOutlook degree={degree} thesis={thesis} basis={bases.degree} />
        </div>
      )}
    </>
  );
}

function Nothing(state: { title: string; why: string; action: ReactNode }) {
  return (
    <>
      <PlannerHeader />
      <EmptyState drawing="paper" {...state} />
    </>
  );
}

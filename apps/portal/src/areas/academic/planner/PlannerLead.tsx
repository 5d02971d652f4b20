import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { nearOccasionWords } from '@qianwei/api/time/words';
import {
  codesOf,
  type FeasiblePlan,
  fewestInOpening,
  monthsBetween,
  planWithOpening,
  yuanWords,
} from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type Ref, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useWide } from '../../../shared/page/use-wide.ts';
import { useStudent } from '../../../shared/session/session.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { readBasketDraft, storeBasketDraft } from '../shared/basket-draft.ts';
import { rememberFill } from '../shared/basket-fill.ts';
import { coursesIn, type PlannedCourse } from './board.ts';
import { exemptionStep } from './exemption-step.ts';
import { delayWords, monthTitle, shortMonth } from './month-words.ts';
import * as styles from './PlannerLead.css.ts';
import { clause, codesWords } from './reason-words.ts';
import type { PlanVariant } from './use-planner.ts';

interface PlannerLeadProps {
  data: GraduationPlan;
  variant: PlanVariant;
  /** The month as a heading, which takes the focus when a change has been chosen below. */
  ref?: Ref<HTMLHeadingElement>;
}

/** When graduation is, as the page is arranged, and the way from there into the basket. */
export function PlannerLead({ data, variant, ref }: PlannerLeadProps) {
  const isWide = useWide();
  const { facts } = data;
  const { plan, overruled } = variant;
  if (!plan.feasible)
    return (
      <div className={styles.lead}>
        <div>
          <h2 ref={ref} tabIndex={-1} className={styles.title}>
            <Phrases>照这样排不出毕业时间</Phrases>
          </h2>
          <p className={styles.words}>
            <Phrases>是哪一条卡住的列在下面，可以换一种排法，也可以恢复自动排法。</Phrases>
          </p>
        </div>
      </div>
    );
  const { lastPeriod, graduateMonth, degreeMonth } = plan;
  const last = lastPeriod === null ? undefined : facts.periods[lastPeriod];
  const exemption = exemptionStep(data, variant.wishes);
  const condition = exemption === null ? '' : `${clause(codesWords(exemption.codes), '免考通过的话')}，`;
  const rest = [
    plan.places.length > 0 ? `${plan.places.length} 门笔试` : '',
    plan.practices.length > 0 ? `${plan.practices.length} 门实践` : '',
  ].filter(Boolean);
  return (
    <div className={styles.lead}>
      <div>
        <h2 ref={ref} tabIndex={-1} className={styles.title}>
          <Phrases>{`照这样排，${condition}最早 ${monthTitle(graduateMonth)}毕业`}</Phrases>
        </h2>
        <p className={styles.words}>
          <WholeDates>
            <Facts
              facts={[
                ...(exemption ? [`免考 ${exemption.when}`] : []),
                ...(last ? [`笔试 ${monthTitle(last.month)}考完`] : []),
                ...(degreeMonth === null ? [] : [`学位最早 ${monthTitle(degreeMonth)}授予`]),
                ...(rest.length > 0 && !isWide ? [`还要考 ${rest.join('、')}`] : []),
              ]}
            />
          </WholeDates>
        </p>
        {overruled.length > 0 && (
          <p className={styles.words}>
            <Phrases>
              {clause(codesWords(overruled), '原来放的考期和已报考的课程冲突，已照报考的重新排。')}
            </Phrases>
          </p>
        )}
      </div>
      <Action data={data} variant={variant} />
    </div>
  );
}

/** Courses that a beginner is advised to register at most. */
const maxFirst = 2;

/** The courses to register now: all that the plan takes, for a beginner fewer, and a word where fewer are no later. */
function adviceFor({ facts, isBeginner }: GraduationPlan, { plan, wishes }: PlanVariant, period: number) {
  const opening = ({ places }: FeasiblePlan) =>
    coursesIn(facts, places, period).filter(({ registered }) => registered === null);
  if (!plan.feasible) return null;
  const all = opening(plan);
  const month = shortMonth(facts.periods[period]?.month ?? '');
  if (isBeginner && all.length > maxFirst) {
    const first = planWithOpening(facts, wishes, plan, maxFirst);
    if (!first.feasible) return { all, first: null, note: '' };
    const delay = monthsBetween(plan.graduateMonth, first.graduateMonth);
    const result =
      delay === 0 ? '毕业时间不变' : `${monthTitle(first.graduateMonth)}毕业，${delayWords(delay)}`;
    return { all, first: opening(first), note: `第一次报考，建议先报 1、2 门：${result}。` };
  }
  const registered = coursesIn(facts, plan.places, period).length - all.length;
  const fewest = fewestInOpening(facts, wishes, plan);
  if (all.length === 0 || fewest >= registered + all.length) return { all, first: null, note: '' };
  const fewer = `${month}${fewest > registered ? `只考 ${fewest} 门` : registered > 0 ? '不再加报' : '不报'}`;
  return { all, first: null, note: `少报也不晚：${fewer}，毕业时间不变。` };
}

/** 按这样报: what the plan takes in the open period goes into the basket; 考试计划 then shows it, says what it replaced, and can restore that. */
function Action({ data, variant }: PlannerLeadProps) {
  const { facts, fee } = data;
  const { id: student } = useStudent();
  const now = useNow();
  const [, navigate] = useLocation();
  const index = facts.periods.findIndex(({ state }) => state === 'OPEN');
  const period = facts.periods[index];
  const advice = useMemo(() => adviceFor(data, variant, index), [data, variant, index]);
  if (period === undefined || period.periodId === null || !variant.plan.feasible || advice === null)
    return null;
  const { periodId, month, applyEnd } = period;
  const taken = coursesIn(facts, variant.plan.places, index);
  const { all, first, note } = advice;
  const proposed = first ?? all;
  if (all.length === 0)
    return (
      <p className={styles.action}>
        {taken.length > 0
          ? `${shortMonth(month)}考期的 ${taken.length} 门都已报考。`
          : `${shortMonth(month)}考期没有排课。`}
        <Link href={taken.length > 0 ? '/academic/apply/info' : `/academic/exam/plan?periodId=${periodId}`}>
          {taken.length > 0 ? '看报考记录' : '看这个考期'}
        </Link>
      </p>
    );
  const fill = (courses: readonly PlannedCourse[]) => {
    const filled = { codes: codesOf(courses), areaCode: '' };
    rememberFill({ student, periodId, filled, before: readBasketDraft(student, periodId) });
    storeBasketDraft(student, periodId, filled);
    navigate(`/academic/exam/plan?periodId=${periodId}`);
  };
  const countWords = (courses: readonly PlannedCourse[]) => (
    <span className={unbroken}>
      {shortMonth(month)}考期 {courses.length} 门
    </span>
  );
  return (
    <div className={styles.action}>
      <DockAction inPlace>
        <Button variant="primary" size="large" onPress={() => fill(proposed)}>
          <span>
            {first === null ? '按这样报' : '先报'} {countWords(proposed)}
          </span>
        </Button>
      </DockAction>
      <span>
        <WholeDates>
          {[
            fee > 0 ? yuanWords(fee * proposed.length) : '',
            applyEnd === null ? '' : nearOccasionWords(applyEnd, now),
          ]
            .filter(Boolean)
            .join('，')}
        </WholeDates>
      </span>
      {note && (
        <span>
          <Phrases>{note}</Phrases>
          {first !== null && (
            <TextButton onPress={() => fill(all)}>
              <span>按这样报 {countWords(all)}</span>
            </TextButton>
          )}
        </span>
      )}
    </div>
  );
}

import type { GraduationPlan, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { Button } from '@qianwei/ui/Button';
import { LatePiece, late } from '@qianwei/ui/late';
import { Rule } from '@qianwei/ui/Rule';
import { Tabs } from '@qianwei/ui/Tabs';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWide } from '../../../shared/page/use-wide.ts';
import { usePaper } from '../../../shared/print/paper.tsx';
import { boardOf, type PlannedCourse } from './board.ts';
import type { ComparisonProps } from './Comparison.tsx';
import { DegreeOutlook } from './DegreeOutlook.tsx';
import { exemptionStep } from './exemption-step.ts';
import { GoalSlip } from './GoalSlip.tsx';
import { KeepPlan } from './KeepPlan.tsx';
import { monthTitle } from './month-words.ts';
import { type MoveChoice, moveChoices } from './move-choice.ts';
import { PlanExport } from './PlanExport.tsx';
import { PlannerBoard } from './PlannerBoard.tsx';
import * as styles from './PlannerContent.css.ts';
import { PlannerHeader } from './PlannerHeader.tsx';
import { PlannerLead } from './PlannerLead.tsx';
import { PlannerList } from './PlannerList.tsx';
import type { PlannerSheetProps } from './PlannerSheet.tsx';
import { Reasons } from './Reasons.tsx';
import { thesisTitle } from './reason-words.ts';
import { ownId, type Planner, type PlanVariant, usePlanner } from './use-planner.ts';

const comparison = late<ComparisonProps>(() => import('./Comparison.tsx'));
const plannerSheet = late<PlannerSheetProps>(() => import('./PlannerSheet.tsx'), { prefetch: 'idle' });

/** The page with its data: the answer, the ways to plan, the board or the list, and why it cannot be earlier. */
export function PlannerContent({ data }: { data: GraduationPlan }) {
  const planner = usePlanner(data);
  const { shown, variants } = planner;
  const [moved, setMoved] = useState<Moved | null>(null);
  const paper = usePaper(plannerSheet, { data, variant: shown });
  const { facts, degree, bases } = data;
  const title = useRef<HTMLHeadingElement>(null);
  // A choice below the board changes the month above it: the focus follows, and with it the screen.
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return;
    title.current?.focus();
    setChanged(false);
  }, [isChanged]);
  const wish = (wishes: PlannerWishes) => {
    planner.change(wishes);
    setMoved(null);
    setChanged(true);
  };
  return (
    <>
      <PlannerHeader
        actions={
          <>
            {(shown.id !== 'EARLIEST' || variants.some(({ id }) => id === ownId)) && (
              <Button variant="quiet" icon="refresh" onPress={planner.reset}>
                恢复自动排法
              </Button>
            )}
            <PlanExport data={data} variant={shown} onPrint={paper.print} />
          </>
        }
      />
      <Rule />
      <PlannerLead ref={title} data={data} variant={shown} />
      <p role="status" className={visuallyHidden}>
        {moved?.said}
      </p>
      <Tabs
        label="换一种排法"
        selected={shown.id}
        onSelect={(id) => {
          setMoved(null);
          planner.select(id);
        }}
        items={variants.map((variant) => ({
          id: variant.id,
          label: variant.title,
          note: noteOf(variant),
          content: variant === shown && (
            <Arrangement data={data} planner={planner} moved={moved} onMoved={setMoved} />
          ),
        }))}
        aside={<KeepPlan facts={facts} planner={planner} />}
        isAsideShort
      />
      {variants.some(({ saved, id }) => saved !== null || id === ownId) && (
        <div className={styles.comparison}>
          <LatePiece
            of={comparison}
            fallback={null}
            facts={facts}
            variants={variants}
            shown={shown}
            onSelect={planner.select}
          />
        </div>
      )}
      <div className={styles.two}>
        <Reasons facts={facts} wishes={shown.wishes} plan={shown.plan} bases={bases} onWish={wish} />
        {degree && (
          <div className={styles.degree}>
            <DegreeOutlook degree={degree} thesis={thesisTitle(facts)} basis={bases.degree} />
          </div>
        )}
      </div>
      {paper.document}
    </>
  );
}

/** `未存` for an unsaved plan; its month is in the lead. */
function noteOf({ plan, id }: PlanVariant): string {
  if (id === ownId) return '未存';
  return plan.feasible ? monthTitle(plan.graduateMonth) : '排不出';
}

/** A course that has just been put elsewhere: it keeps the focus, and a screen reader says what came of it. */
interface Moved {
  readonly courseCode: string;
  readonly said: string;
}

interface ArrangementProps {
  data: GraduationPlan;
  planner: Planner;
  moved: Moved | null;
  onMoved: (moved: Moved) => void;
}

/** The shown plan, as a board or, on a phone, as a list; courses can be moved in both. */
function Arrangement({ data, planner, moved, onMoved }: ArrangementProps) {
  const { facts } = data;
  const isWide = useWide();
  const { plan, wishes } = planner.shown;
  const board = useMemo(
    () => (plan.feasible ? boardOf(data.facts, plan, exemptionStep(data, wishes)) : null),
    [data, plan, wishes],
  );
  if (!plan.feasible) return null;
  if (board === null)
    return (
      <div className={styles.rest}>
        <GoalSlip month={plan.graduateMonth} flat />
      </div>
    );
  const choicesFor = (course: PlannedCourse) => moveChoices(facts, wishes, plan, course, board.columns);
  const onMove = (course: PlannedCourse, choice: MoveChoice) => {
    if (choice.option === null || choice.option.isCurrent) return;
    planner.move(choice.option);
    const { courseCode, courseName } = course;
    onMoved({ courseCode, said: `${courseName}放到 ${choice.column.title}，毕业${choice.result}` });
  };
  const moving = { board, graduateMonth: plan.graduateMonth, focused: moved, choicesFor, onMove };
  return isWide ? <PlannerBoard {...moving} /> : <PlannerList {...moving} degreeMonth={plan.degreeMonth} />;
}

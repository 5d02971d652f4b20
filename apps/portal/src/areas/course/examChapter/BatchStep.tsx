import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { useLatePanel } from '@qianwei/ui/late';
import { Phrases } from '@qianwei/ui/Phrases';
import { Verdict } from '@qianwei/ui/Verdict';
import { useState } from 'react';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import { mayHandIn } from '../../../shared/practice-report/assessment-state.ts';
import { reportDrawer } from '../../../shared/practice-report/report-drawer.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import type { AssessmentKind } from './assessment-kind.ts';
import { practiceStep } from './practice-step.ts';
import { StepActions } from './StepActions.tsx';

export interface BatchStepProps {
  outline: CourseChapter;
  batch: NonNullable<CourseChapter['batch']>;
  assessment: Assessment;
  kind: AssessmentKind;
}

/** The next step in the batch with the button that leads to it; a report is handed in in a drawer. */
export function BatchStep({ outline, batch, assessment, kind }: BatchStepProps) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ReportDrawer = useLatePanel(reportDrawer, isOpen, close);
  const { state, title, text, obstacle, action } = practiceStep(assessment, { ...outline, batch }, now);
  const { bizId } = batch;
  return (
    <>
      <Verdict
        state={state}
        title={title}
        text={
          <>
            {obstacle && (
              <p>
                <WhyNot obstacle={obstacle} />
              </p>
            )}
            {text !== '' && (
              <p>
                <Phrases>{text}</Phrases>
              </p>
            )}
          </>
        }
      >
        <StepActions
          action={action}
          outline={outline}
          bizId={bizId}
          assessment={assessment}
          kind={kind}
          onReport={() => setOpen(true)}
        />
      </Verdict>
      {ReportDrawer && (
        <ReportDrawer
          assessment={assessment}
          bizId={bizId}
          mayHandIn={mayHandIn(assessment, outline.serverTime)}
          now={now}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Phrases } from '@qianwei/ui/Phrases';
import { Verdict } from '@qianwei/ui/Verdict';
import { assessmentPath } from '../../../shared/address/practice-paths.ts';
import { type AssessmentKind, kindTitles } from './assessment-kind.ts';

/** In the place of what comes next: the student has no batch of this course. */
export function NoBatch({ kind }: { kind: AssessmentKind }) {
  return (
    <Verdict
      state={{ shape: 'dotted', tone: 'muted', word: '没有批次' }}
      title="当前没有可学习的测评批次"
      text={<Phrases>报名通过、批次开放后，这里会显示测评条件和截止时间。课程内容可以先看。</Phrases>}
    >
      <DockAction inPlace>
        <ButtonLink href={assessmentPath} variant="primary" size="large">
          去{kindTitles[kind].list}看批次
        </ButtonLink>
      </DockAction>
    </Verdict>
  );
}

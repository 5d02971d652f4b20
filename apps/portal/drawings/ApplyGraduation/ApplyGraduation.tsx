import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Part } from '@qianwei/ui/Part';
import { Receipt } from '@qianwei/ui/Receipt';
import { type Step, Steps } from '@qianwei/ui/Steps';
import type { Applicant } from '../Application/ApplicantFrame.tsx';
import { Application } from '../Application/Application.tsx';
import * as styles from './ApplyGraduation.css.ts';
import { Checks } from './Checks.tsx';
import { Filling } from './Filling.tsx';
import type { Check, Fault, GraduationReceipt, GraduationStage, ReviewingStage } from './graduation.ts';
import { Returned } from './Returned.tsx';
import { verdictOf } from './verdict.tsx';

export interface ApplyGraduationProps {
  applicant: Applicant;
  /** The batch and the major. */
  lede: readonly string[];
  stage: GraduationStage;
  checks: readonly Check[];
  receipt?: GraduationReceipt;
  /** The four steps of the review. */
  reviews: readonly Step[];
  /** Called with the way in which the student corrects a fault. */
  onFix?: (fault: Fault, way: string) => void;
  onSubmit?: () => void;
  onWithdraw?: () => void;
}

/** 毕业材料提交: what to correct or to fill in, the checks, the receipt, and where the review is. */
export function ApplyGraduation(props: ApplyGraduationProps) {
  const { applicant, lede, stage, checks, receipt, reviews, onFix, onSubmit, onWithdraw } = props;
  return (
    <Application
      applicant={applicant}
      path="/apply"
      title="毕业材料提交"
      lede={lede}
      verdict={verdictOf(stage, { onSubmit, onWithdraw })}
      margin={
        <>
          {receipt && (
            <Receipt
              headingLevel={2}
              rows={receipt.rows}
              next={<p>{receipt.next}</p>}
              onPrint={() => window.print()}
              actions={
                <Link href="#pdf" className={styles.save}>
                  <Icon name="download" size="small" />
                  存为 PDF
                </Link>
              }
            />
          )}
          <MarginPart title={stage.kind === 'filling' ? '提交后谁来审' : '审核到哪了'}>
            <Steps label="审核到哪了" look="marks" steps={reviews} />
          </MarginPart>
        </>
      }
    >
      {stage.kind === 'returned' && <Returned faults={stage.faults} onFix={onFix} />}
      {stage.kind === 'filling' && <Filling stage={stage} onNext={onSubmit} />}
      {stage.kind === 'reviewing' && <Materials stage={stage} />}
      <Checks checks={checks} />
    </Application>
  );
}

/** The submitted materials, to read. */
function Materials({ stage: { materials } }: { stage: ReviewingStage }) {
  return (
    <Part title="已提交的材料" note={`${materials.length} 项`}>
      <DescriptionList label="已提交的材料">
        {materials.map(({ label, value }) => (
          <Description key={label} label={label}>
            {value}
          </Description>
        ))}
      </DescriptionList>
    </Part>
  );
}

import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Part } from '@qianwei/ui/Part';
import { Receipt } from '@qianwei/ui/Receipt';
import { type Step, Steps } from '@qianwei/ui/Steps';
import { TextButton } from '@qianwei/ui/TextButton';
import * as styles from './ApplyDegree.css.ts';
import type { DegreeSubmission } from './degree.ts';

interface SubmittedDegreeProps {
  submission: DegreeSubmission;
  steps: readonly Step[];
  onWithdraw: (() => void) | undefined;
}

/** A submitted application: where it is, its receipt and its content. */
export function SubmittedDegree({ submission, steps, onWithdraw }: SubmittedDegreeProps) {
  const { receipt, time, checksum, next, facts } = submission;
  return (
    <div className={styles.submitted}>
      <Part title="审核到哪了">
        <Steps label="审核到哪了" steps={steps} />
      </Part>
      <Receipt
        headingLevel={2}
        rows={[
          { term: '回执号', value: receipt, look: 'number' },
          { term: '事项', value: '学位申请，第 1 次提交' },
          { term: '时间', value: time },
          { term: '校验码', value: checksum, look: 'code' },
        ]}
        next={next}
        onPrint={() => window.print()}
        actions={onWithdraw && <TextButton onPress={onWithdraw}>撤回申请</TextButton>}
      />
      <Part title="申请内容" note="审核中不可修改，如需修改请先撤回">
        <DescriptionList label="申请内容">
          {facts.map(({ label, value, wide }) => (
            <Description key={label} label={label} wide={wide}>
              {value}
            </Description>
          ))}
        </DescriptionList>
      </Part>
    </div>
  );
}

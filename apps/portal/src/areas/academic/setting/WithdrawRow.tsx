import { cancelExemption, type Exemption } from '@qianwei/api/contract/academic/course-setting';
import { Button } from '@qianwei/ui/Button';
import { useEffect, useId, useRef } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import * as styles from './ExemptionSection.css.ts';

/**
 * The question below an application before it is taken back. Focus is on the answer that changes nothing; Escape gives it,
 * too.
 */
export function WithdrawRow({ exemption, onKeep }: { exemption: Exemption; onKeep: () => void }) {
  const { exemptionId, courseCode, courseName } = exemption;
  const notify = useNotify();
  const title = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const { pending, problem, send } = useMutationCall(cancelExemption);
  useEffect(() => keep.current?.focus(), []);
  const done = () => {
    onKeep();
    notify({ type: 'success', text: `${courseName}的免考申请已撤回。` });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be laid out
    <div
      role="group"
      aria-labelledby={title}
      className={styles.question}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !pending) onKeep();
      }}
    >
      <div>
        <p id={title} className={styles.questionTitle}>
          撤回 {courseCode} {courseName}的免考申请？
        </p>
        <p>撤回后不再审核；受理时间内可以重新申请，证明材料要重新上传。</p>
      </div>
      <div className={styles.answers}>
        <Button ref={keep} size="small" onPress={onKeep}>
          不撤回
        </Button>
        <Button
          size="small"
          variant="danger"
          pending={pending}
          onPress={() => void send({ exemptionId }, { done })}
        >
          撤回申请
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          没有撤回：
          <WhyRefused problem={problem} />
        </p>
      )}
    </div>
  );
}

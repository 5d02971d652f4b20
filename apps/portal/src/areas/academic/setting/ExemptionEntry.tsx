import { cancelExemption, type Exemption } from '@qianwei/api/contract/academic/course-setting';
import type { PayloadOf } from '@qianwei/api/endpoint';
import type { DateTime } from '@qianwei/api/time/moment';
import { listDay } from '@qianwei/api/time/words';
import { late, useLate } from '@qianwei/ui/late';
import { Phrases } from '@qianwei/ui/Phrases';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import type { WithdrawQuestionProps } from '../../../shared/application/WithdrawQuestion.tsx';
import { replyWords } from '../../../shared/time/reply-words.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './ExemptionSection.css.ts';
import { claimWords, exemptionState } from './exemptions.ts';
import { opinionOf } from './setting-lead.ts';

const withdrawQuestion = late<WithdrawQuestionProps<PayloadOf<typeof cancelExemption>>>(
  () => import('../../../shared/application/WithdrawQuestion.tsx'),
  { prefetch: 'idle' },
);

export interface ExemptionEntryProps {
  exemption: Exemption;
  /** It came back, and can be handed in again now. */
  mayReapply: boolean;
  /** It came back, and can be handed in again from this moment on; null for everything else. */
  reapplyFrom: DateTime | null;
  onReapply: () => void;
  onDetails: () => void;
}

const isRefused = ({ status }: Exemption) => status === 'RETURNED' || status === 'REJECTED';

/** One application: the course, what it rests on, how it stands and why, and what can be done. */
export function ExemptionEntry({
  exemption,
  mayReapply,
  reapplyFrom,
  onReapply,
  onDetails,
}: ExemptionEntryProps) {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { Component: WithdrawQuestion, open } = useLate(withdrawQuestion);
  const { exemptionId, courseCode, courseName, cancelable, status, replyBefore } = exemption;
  const { shape, tone, word } = exemptionState(exemption);
  const opinion = opinionOf(exemption);
  const name = (action: string) => `${courseName} ${action}`;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <h3 className={styles.course}>
          <Phrases>{`${courseCode} ${courseName}`}</Phrases>
        </h3>
        <div className={styles.words}>
          <p>
            <WholeDates>
              {claimWords(exemption)}
              {replyBefore && `，${replyWords(replyBefore, now)}`}
            </WholeDates>
          </p>
          {isRefused(exemption) && opinion !== '' && (
            <p className={styles.opinion}>
              <WholeDates>{`${status === 'RETURNED' ? '退回原因' : '未通过原因'}：${opinion}`}</WholeDates>
            </p>
          )}
        </div>
        <span className={styles.state}>
          <StateMark shape={shape} tone={tone}>
            {word}
          </StateMark>
        </span>
        <div className={styles.actions}>
          <TextButton aria-label={name('看经过')} onPress={onDetails}>
            看经过
          </TextButton>
          {reapplyFrom !== null && <span className={unbroken}>{listDay(reapplyFrom)} 起可重交</span>}
          {mayReapply && (
            <TextButton aria-label={name('重新申请')} onPress={onReapply}>
              重新申请
            </TextButton>
          )}
          {cancelable && (
            <TextButton
              aria-label={name('撤回')}
              aria-expanded={isAsking}
              onPress={() => open(() => setAsking(true))}
            >
              撤回
            </TextButton>
          )}
        </div>
      </div>
      {WithdrawQuestion && isAsking && (
        <WithdrawQuestion
          endpoint={cancelExemption}
          payload={{ exemptionId }}
          what={`${courseCode} ${courseName}的免考申请`}
          consequence="撤回后不再审核；受理时间内可以重新申请，证明材料要重新上传。"
          onKeep={() => setAsking(false)}
        />
      )}
    </li>
  );
}

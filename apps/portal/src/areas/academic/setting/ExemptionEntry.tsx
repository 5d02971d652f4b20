import { cancelExemption, type Exemption } from '@qianwei/api/contract/academic/course-setting';
import type { DateTime } from '@qianwei/api/time/moment';
import { listDay } from '@qianwei/api/time/words';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { ApplicationEntry } from '../../../shared/application/ApplicationEntry.tsx';
import { replyWords } from '../../../shared/time/reply-words.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { claimWords, exemptionWords } from './exemptions.ts';
import { opinionOf } from './setting-lead.ts';

export interface ExemptionEntryProps {
  exemption: Exemption;
  /** It came back, and can be handed in again now. */
  mayReapply: boolean;
  /** It came back, and can be handed in again from this moment on; null for everything else. */
  reapplyFrom: DateTime | null;
  onReapply: () => void;
  onDetails: () => void;
}

const opinionTitles: Partial<Record<Exemption['status'], string>> = {
  RETURNED: '退回原因',
  REJECTED: '未通过原因',
};

/** One application: the course, what it rests on, how it stands and why, and what can be done. */
export function ExemptionEntry({
  exemption,
  mayReapply,
  reapplyFrom,
  onReapply,
  onDetails,
}: ExemptionEntryProps) {
  const now = useNow();
  const { exemptionId, courseCode, courseName, cancelable, status, replyBefore, timeline } = exemption;
  const opinionTitle = opinionTitles[status];
  const opinion = opinionOf(exemption);
  const title = `${courseCode} ${courseName}`;
  return (
    <ApplicationEntry
      title={title}
      name={courseName}
      state={timeline.state}
      stateWords={exemptionWords(exemption)}
      claim={`${claimWords(exemption)}${replyBefore === null ? '' : `，${replyWords(replyBefore, now)}`}`}
      opinion={opinionTitle && opinion !== '' ? `${opinionTitle}：${opinion}` : undefined}
      onDetails={onDetails}
      withdraw={
        cancelable
          ? {
              endpoint: cancelExemption,
              payload: { exemptionId },
              what: `${title}的免考申请`,
              consequence: '撤回后不再审核；受理时间内可以重新申请，证明材料要重新上传。',
            }
          : undefined
      }
    >
      {reapplyFrom !== null && <span className={unbroken}>{listDay(reapplyFrom)} 起可重交</span>}
      {mayReapply && (
        <TextButton aria-label={`${courseName} 重新申请`} onPress={onReapply}>
          重新申请
        </TextButton>
      )}
    </ApplicationEntry>
  );
}

import type { CourseSetting, Exemption } from '@qianwei/api/contract/academic/course-setting';
import { occasionWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { LatePiece, late, useLatePanel } from '@qianwei/ui/late';
import { Section } from '@qianwei/ui/Section';
import { tabular } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useState } from 'react';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import type { ExemptionDetailsProps } from './ExemptionDetails.tsx';
import type { ExemptionDrawerProps } from './ExemptionDrawer.tsx';
import { ExemptionEntry } from './ExemptionEntry.tsx';
import * as styles from './ExemptionSection.css.ts';
import { exemptableCourses } from './exemptions.ts';
import type { RemindButtonProps } from './RemindButton.tsx';
import { returnedExemptions } from './setting-lead.ts';
import type { ExemptionDraft } from './use-exemption.ts';

const exemptionDrawer = late<ExemptionDrawerProps>(() => import('./ExemptionDrawer.tsx'), {
  prefetch: 'idle',
});
const exemptionDetails = late<ExemptionDetailsProps>(() => import('./ExemptionDetails.tsx'), {
  prefetch: 'idle',
});

const remindButton = late<RemindButtonProps>(() => import('./RemindButton.tsx'));

export interface ExemptionSectionProps {
  setting: CourseSetting;
  draft: ExemptionDraft;
}

/** 免考: what was applied for, and the application; blocked with its reason while none is accepted. */
export function ExemptionSection({ setting, draft }: ExemptionSectionProps) {
  const { exemptions, exemptDone, exemptMax, exemptClosed } = setting;
  const isOver = exemptClosed !== null && exemptClosed.nextTime === null;
  const mayApply = !isOver && exemptableCourses(setting).length > 0;
  const [shown, setShown] = useState<Exemption | null>(null);
  const close = () => setShown(null);
  const ExemptionDrawer = useLatePanel(exemptionDrawer, draft.isOpen, draft.close);
  const ExemptionDetails = useLatePanel(exemptionDetails, shown !== null, close);
  const returned = returnedExemptions(setting);
  return (
    <Section
      name="免考"
      note={
        <span className={tabular}>
          <span className={styles.noteLine}>已免 {exemptDone} 门，</span>
          <span className={styles.noteLine}>最多 {exemptMax} 门</span>
        </span>
      }
    >
      {exemptions.length === 0 ? (
        <p className={styles.muted}>
          {exemptDone === 0 ? '还没有申请过。' : '没有在这里申请过，已免的写在上面的计划里。'}
          {mayApply && '有英语等级、计算机等级证书或前置学历同名课程成绩的，可以申请。'}
        </p>
      ) : (
        <ul>
          {exemptions.map((exemption) => (
            <ExemptionEntry
              key={exemption.exemptionId}
              exemption={exemption}
              mayReapply={exemptClosed === null && returned.includes(exemption)}
              reapplyFrom={returned.includes(exemption) ? (exemptClosed?.nextTime ?? null) : null}
              onReapply={() => draft.reapply(exemption)}
              onDetails={() => setShown(exemption)}
            />
          ))}
        </ul>
      )}
      <Apply setting={setting} draft={draft} />
      {ExemptionDrawer && <ExemptionDrawer setting={setting} draft={draft} />}
      {ExemptionDetails && shown !== null && <ExemptionDetails exemption={shown} onClose={close} />}
    </Section>
  );
}

/** The button that opens the application, and until when or from when one is accepted. */
function Apply({ setting, draft }: ExemptionSectionProps) {
  const { exemptClosed, windows, serverTime } = setting;
  const now = useNow();
  const isFinal = exemptClosed !== null && exemptClosed.nextTime === null;
  const blockedBy: ReactNode =
    // The next time is of no use to who has nothing to apply for.
    !isFinal && exemptableCourses(setting).length === 0
      ? '没有可以免考的课程：已合格的、实践和毕业环节不能申请。'
      : exemptClosed !== null && (
          <>
            <WhyNot obstacle={exemptClosed} />
            {!isFinal && ' 毕业环节和实践课程不能免考。'}
          </>
        );
  const next = windows.find(({ code, start }) => code === 'EXEMPTION' && start > serverTime);
  if (blockedBy)
    return (
      <div className={styles.apply}>
        <Button blocked reason={blockedBy}>
          申请免考
        </Button>
        {next !== undefined && exemptableCourses(setting).length > 0 && (
          <LatePiece of={remindButton} fallback="开放时提醒我" window={next} />
        )}
      </div>
    );
  const open = windows.filter(
    ({ code, start, end }) => code === 'EXEMPTION' && start <= serverTime && serverTime < end,
  );
  return (
    <div className={styles.apply}>
      <Button onPress={draft.open}>{draft.isEmpty ? '申请免考' : '继续填写免考申请'}</Button>
      {open.map(({ name, end }) => (
        <p key={name} className={styles.muted}>
          <WholeDates>{`${name} ${occasionWords(end, now)}`}</WholeDates>
        </p>
      ))}
    </div>
  );
}

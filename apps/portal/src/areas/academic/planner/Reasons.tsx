import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { GraduationPlan, PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import type { PlanResult } from '@qianwei/studies';
import { Part } from '@qianwei/ui/Part';
import { Phrases } from '@qianwei/ui/Phrases';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useId, useMemo } from 'react';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import * as styles from './Reasons.css.ts';
import { type Reason, reasonsOf } from './reasons.ts';

export interface ReasonsProps {
  facts: PlannerFacts;
  wishes: PlannerWishes;
  /** The plan for the wishes. */
  plan: PlanResult;
  bases: GraduationPlan['bases'];
  /** A change was chosen: the wishes with it. */
  onWish: (wishes: PlannerWishes) => void;
}

/** Why graduation cannot be earlier, or cannot be at all: each limit with its basis, and what can be changed about it. */
export function Reasons({ facts, wishes, plan, bases, onWish }: ReasonsProps) {
  const reasons = useMemo(() => reasonsOf(facts, wishes, plan), [facts, wishes, plan]);
  return (
    <Part title={plan.feasible ? '为什么不能更早' : '为什么排不出来'} note="每一条都能查到依据">
      {reasons.length === 0 ? (
        <p className={styles.none}>这已经是最早的一批，没有什么拖后毕业。</p>
      ) : (
        <ol className={styles.list}>
          {reasons.map((reason, index) => (
            <li key={`${reason.title}${reason.text}`} className={styles.reason}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <ReasonWords
                reason={reason}
                basis={reason.basis === null ? null : bases[reason.basis]}
                onWish={onWish}
              />
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}

interface ReasonWordsProps extends Pick<ReasonsProps, 'onWish'> {
  reason: Reason;
  basis: Basis | null;
}

function ReasonWords({ reason: { title, text, changes, notes }, basis, onWish }: ReasonWordsProps) {
  const leversId = useId();
  return (
    <div className={styles.words}>
      <h3 className={styles.title}>
        <Phrases>{title}</Phrases>
      </h3>
      <WholeDates>
        <p className={styles.prose}>{text}</p>
      </WholeDates>
      {changes.length + notes.length > 0 && (
        <div className={styles.levers}>
          <span id={leversId} className={styles.leversTitle}>
            能松动吗
          </span>
          <ul className={styles.lever} aria-labelledby={leversId}>
            {changes.map(({ text: change, label, wishes }) => (
              <li key={change}>
                <WholeDates>{change}。</WholeDates>
                <TextButton aria-label={`${label}：${change}`} onPress={() => onWish(wishes)}>
                  {label}
                </TextButton>
              </li>
            ))}
            {notes.map((note) => (
              <li key={note}>
                <WholeDates>{note}。</WholeDates>
              </li>
            ))}
          </ul>
        </div>
      )}
      {basis && <BasisLine basis={basis} />}
    </div>
  );
}

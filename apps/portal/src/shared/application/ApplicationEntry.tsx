import type { ApplicationState } from '@qianwei/api/contract/application';
import { late, useLate } from '@qianwei/ui/late';
import { Phrases } from '@qianwei/ui/Phrases';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useState } from 'react';
import * as styles from './ApplicationEntry.css.ts';
import { applicationMarks } from './application-marks.ts';
import type { WithdrawQuestionProps } from './WithdrawQuestion.tsx';

const withdrawQuestion = late<WithdrawQuestionProps>(() => import('./WithdrawQuestion.tsx'), {
  prefetch: 'idle',
});

export interface ApplicationEntryProps {
  /** 04735 数据库系统原理. */
  title: string;
  /** Names its buttons for a screen reader; by default as its title. */
  name?: string;
  state: ApplicationState;
  /** 09-18 退回. */
  stateWords: string;
  /** The submission, in a sentence. */
  claim: string;
  /** The words of staff, where the student has to know it: 退回原因：请补盖章的成绩单. */
  opinion?: string | undefined;
  /** Shows everything that was submitted, and what has happened; missing where there is no more to see. */
  onDetails?: () => void;
  /** Its question before it is taken back; missing once it cannot be. */
  withdraw?: Omit<WithdrawQuestionProps, 'onKeep'> | undefined;
  /** Further buttons. */
  children?: ReactNode;
}

/** One application in a list: what it is about, what was submitted, how it stands and why, and what can be done. */
export function ApplicationEntry({
  title,
  name = title,
  state,
  stateWords,
  claim,
  opinion,
  onDetails,
  withdraw,
  children,
}: ApplicationEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const { Component: WithdrawQuestion, open } = useLate(withdrawQuestion);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <h3 className={styles.title}>
          <Phrases>{title}</Phrases>
        </h3>
        <div className={styles.words}>
          <p>
            <WholeDates>{claim}</WholeDates>
          </p>
          {opinion !== undefined && (
            <p className={styles.opinion}>
              <WholeDates>{opinion}</WholeDates>
            </p>
          )}
        </div>
        <span className={styles.state}>
          <StateMark {...applicationMarks[state]}>{stateWords}</StateMark>
        </span>
        <div className={styles.actions}>
          {onDetails && (
            <TextButton aria-label={`${name} 看经过`} onPress={onDetails}>
              看经过
            </TextButton>
          )}
          {children}
          {withdraw && (
            <TextButton
              aria-label={`${name} 撤回`}
              aria-expanded={isAsking}
              onPress={() => open(() => setAsking(true))}
            >
              撤回
            </TextButton>
          )}
        </div>
      </div>
      {WithdrawQuestion && withdraw && isAsking && (
        <WithdrawQuestion {...withdraw} onKeep={() => setAsking(false)} />
      )}
    </li>
  );
}

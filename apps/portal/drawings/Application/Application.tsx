import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { type StateMarkProps, StateSymbol } from '@qianwei/ui/StateMark';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import { type Applicant, ApplicantFrame } from './ApplicantFrame.tsx';
import * as styles from './Application.css.ts';
import { Columns } from './Columns.tsx';

/** The state of an application in one sentence, and what comes next. */
export interface Verdict {
  title: string;
  /** Before the title, where something is wrong or done. */
  mark?: { shape: StateMarkProps['shape']; tone: 'danger' | 'success' | 'brand' };
  text: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
}

interface ApplicationProps {
  applicant: Applicant;
  /** The page's entry in the menu. */
  path: string;
  title: string;
  /** The degree or major, the batch, the deadline. */
  lede: readonly string[];
  verdict: Verdict;
  /** Notes and receipts beside the content; on a phone below it. */
  margin: ReactNode;
  /** A hairline separates the margin. */
  ruled?: boolean;
  children: ReactNode;
}

/** The page of an application: its state first, the reasons, and notes beside them. */
export function Application(props: ApplicationProps) {
  const { applicant, path, title, lede, verdict, margin, ruled, children } = props;
  return (
    <ApplicantFrame applicant={applicant} path={path} title={title}>
      <PageHeader
        title={title}
        lede={
          <span className={styles.lede}>
            <span className={styles.parts}>
              {lede.map((part) => (
                <span key={part} className={styles.part}>
                  {part}
                </span>
              ))}
            </span>
          </span>
        }
      />
      <Rule />
      <section className={styles.verdict}>
        <div>
          <h2 className={styles.title}>
            {verdict.mark && (
              <StateSymbol
                shape={verdict.mark.shape}
                className={`${styles.mark} ${styles.tones[verdict.mark.tone]}`}
              />
            )}
            {verdict.title}
          </h2>
          <div className={styles.words}>
            <WholeDates>{verdict.text}</WholeDates>
          </div>
        </div>
        {verdict.action}
      </section>
      <Columns margin={margin} ruled={ruled}>
        {children}
      </Columns>
    </ApplicantFrame>
  );
}

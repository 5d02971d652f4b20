import type { LoginCandidates } from '@qianwei/api/contract/login';
import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import * as styles from './LoginPage.css.ts';

export interface CandidatesProps {
  candidates: LoginCandidates['candidates'];
  pending: boolean;
  onPick(studentId: string): void;
  onBack(): void;
}

/** The accounts of one mobile number: the student picks the one to log in to. */
export function Candidates({ candidates, pending, onPick, onBack }: CandidatesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.form} aria-busy={pending}>
      <h2 ref={heading} tabIndex={-1} className={styles.pickTitle}>
        该手机号关联 {candidates.length} 个考籍，请选择
      </h2>
      <ul className={styles.picks}>
        {candidates.map(({ studentId, nameMasked, majorName, examineeNoMasked }) => (
          <li key={studentId}>
            <AriaButton className={styles.pick} isPending={pending} onPress={() => onPick(studentId)}>
              <span>
                {nameMasked}　{majorName}
                <small className={styles.pickNote}>准考证号 {examineeNoMasked}</small>
              </span>
              <Icon name="chevron" size="small" />
            </AriaButton>
          </li>
        ))}
      </ul>
      {pending ? (
        <Button block pending>
          登录中…
        </Button>
      ) : (
        <TextButton onPress={onBack}>换一个手机号</TextButton>
      )}
    </section>
  );
}

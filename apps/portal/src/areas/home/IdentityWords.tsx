import { IconButton } from '@qianwei/ui/IconButton';
import { Skeleton } from '@qianwei/ui/Skeleton';
import type { ReactNode } from 'react';
import type { IdentityFacts } from '../../shared/session/identity-of.ts';
import * as styles from './opening-home.css.ts';

/** The head of home: greeting, 准考证号, major, school and office; on a phone in two lines what tells one 考籍 from another. */
export function IdentityWords({
  facts,
  greeting,
  onCopy,
  period = <Skeleton width="9em" height={20} />,
}: {
  facts: IdentityFacts;
  /** Such as 晚上好. */
  greeting: string;
  onCopy: () => void;
  /** Days until the next exam. Default a skeleton in its place; null takes no place. */
  period?: ReactNode;
}) {
  return (
    <div className={styles.strip}>
      <div className={styles.words}>
        <h1 className={styles.hello}>
          {facts.name}同学<span className={styles.deskOnly}>，{greeting}</span>
          <wbr />
        </h1>
        <p className={styles.line}>
          <span className={styles.numbered}>
            <span className={styles.deskOnly}>准考证号 </span>
            <span className={styles.number}>{facts.examineeNo}</span>
            <IconButton
              icon="copy"
              size="small"
              label="复制准考证号"
              className={styles.copy}
              onPress={onCopy}
            />
          </span>
          <span className={styles.newLine} />
          <span className={styles.piece}>{facts.level}</span>
          <wbr />
          <span className={styles.dotted}>
            {facts.majorName}
            <span className={styles.deskOnly}>（{facts.majorCode}）</span>
          </span>
          <wbr />
        </p>
        <p className={styles.line}>
          <span className={styles.phoneDotted}>
            <span className={styles.deskOnly}>主考院校 </span>
            {facts.schoolName}
          </span>
          <span className={`${styles.dotted} ${styles.deskOnly}`}>所属考办 {facts.examCommitteeName}</span>
        </p>
      </div>
      {period && <p className={styles.period}>{period}</p>}
    </div>
  );
}

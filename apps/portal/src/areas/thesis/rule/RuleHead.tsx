import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { PageHeader } from '@qianwei/ui/PageHeader';
import type { ReactNode } from 'react';
import { RuleChanges } from './RuleChanges.tsx';
import * as styles from './RulePage.css.ts';

export interface RuleHeadProps {
  rule: ThesisRule;
  actions?: ReactNode;
  /** Called before the chapter of a change is shown. */
  onFollow?: () => void;
}

/** Publisher, version and first day of the rule, and its news for a student who has read it before. */
export function RuleHead({ rule, actions, onFollow }: RuleHeadProps) {
  const { title, docNo, publisher, effectiveDate, version, readBefore } = rule;
  return (
    <>
      <PageHeader
        title={<span className={styles.title}>{title}</span>}
        lede={
          <span className={styles.issued}>
            <span>{docNo}</span>
            <span>{publisher}</span>
            <span>{effectiveDate} 起施行</span>
            <span>{version}</span>
          </span>
        }
        actions={actions}
      />
      {readBefore !== null && (
        <div className={styles.news}>
          <Banner tone="warning" title="规定已更新，请重读。">
            <p>
              你在 {momentWords(readBefore.time)} 读过 {readBefore.version}，现在是 {version}。
            </p>
            {rule.changes.length > 0 && <RuleChanges rule={rule} onFollow={onFollow} />}
          </Banner>
        </div>
      )}
    </>
  );
}

import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { applyTypeTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { listDay } from '@qianwei/api/time/words';
import { LatePiece, late } from '@qianwei/ui/late';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { BasisLine } from '../page/BasisLine.tsx';
import type { AllRulesProps } from './AllRules.tsx';
import * as styles from './apply.css.ts';
import { ruleChangeWords } from './rule-words.ts';

const allRules = late<AllRulesProps>(() => import('./AllRules.tsx'));

interface RulesNewsProps {
  rules: GraduationApply['rules'];
  /** All that the batch asks for; null while it has no rules. */
  ruleset: AllRulesProps['rules'] | null;
  type: ApplyType;
}

/** 较上期变化: each rule that is another one than in the batch before, all of them below, and where they can be read. */
export function RulesNews({ rules, ruleset, type }: RulesNewsProps) {
  const title = `${applyTypeTitles[type]}的规定`;
  if (rules === null || ruleset === null)
    return (
      <MarginPart title={title}>
        <p>这一批的条件和材料还没有公布。受理前会公布在这里，也会发通知。</p>
      </MarginPart>
    );
  const { version, publishTime, since, changes, basis } = rules;
  return (
    <MarginPart title={title}>
      {since !== null && (
        <p>{changes.length === 0 ? `与${since}相同` : `较${since}变化 ${changes.length} 处`}</p>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.rule} ${change.item}`}>{ruleChangeWords(change)}</li>
          ))}
        </ul>
      )}
      <details className={styles.allRules}>
        <summary className={styles.summary}>本批全部规定</summary>
        <LatePiece of={allRules} fallback={<span />} rules={ruleset} />
      </details>
      <p className={styles.note}>
        第 {version} 版，{listDay(publishTime)} 公布
      </p>
      <BasisLine basis={basis} />
    </MarginPart>
  );
}

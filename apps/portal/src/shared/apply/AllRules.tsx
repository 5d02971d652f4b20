import type { DegreeRules, GraduationRules } from '@qianwei/api/contract/graduation/apply-rules';
import * as styles from './apply.css.ts';
import { ruleLines } from './rule-lines.ts';

export interface AllRulesProps {
  rules: GraduationRules | DegreeRules;
}

/** 本批全部规定, a line each. */
export default function AllRules({ rules }: AllRulesProps) {
  return (
    <ul className={styles.changes}>
      {ruleLines(rules).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

import type { ReplaceRule } from '@qianwei/api/contract/academic/course-setting';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './ReplacementSection.css.ts';
import { changeWords } from './replacements.ts';

const keyOf = ({ oldCode, newCode }: ReplaceRule) => `${oldCode} ${newCode}`;

/** The old course as a dashed slip above the new one, each as wide as its credits; the words beside them say the same. */
export function PairSlips({ rule, widest }: { rule: ReplaceRule; widest: number }) {
  const width = (credits: number) => ({ width: `${(Math.min(credits, widest) / widest) * 100}%` });
  return (
    <span className={styles.slips} aria-hidden="true">
      <span className={styles.oldSlip} style={width(rule.oldCredit)} />
      <span className={styles.newSlip} style={width(rule.newCredit)} />
    </span>
  );
}

export interface CodePairsProps {
  rules: readonly ReplaceRule[];
  /** They are set apart. */
  found: readonly ReplaceRule[];
  /** As a table; else a list for a phone. */
  isWide: boolean;
}

/** Every old course beside the one that took its place, and how the credits change. */
export function CodePairs({ rules, found, isWide }: CodePairsProps) {
  const widest = Math.max(...rules.flatMap(({ oldCredit, newCredit }) => [oldCredit, newCredit]));
  if (!isWide)
    return (
      <ul className={styles.pairs}>
        {rules.map((rule) => (
          <li key={keyOf(rule)} className={styles.pair} data-found={found.includes(rule) || undefined}>
            <span className={styles.pairWords}>
              {rule.oldCode} {rule.oldName}，<OldCredit rule={rule} />
            </span>
            <PairSlips rule={rule} widest={widest} />
            <span className={styles.pairWords}>
              <b className={styles.newCourse}>
                {rule.newCode} {rule.newName}
              </b>
              ，<NewCredit rule={rule} />，<Change rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    );
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>新旧课程对照</caption>
      <thead>
        <tr>
          <th scope="col">旧课程</th>
          <th scope="col" className={styles.slipsColumn}>
            学分，虚为旧
          </th>
          <th scope="col">现在</th>
          <th scope="col" className={styles.changeColumn}>
            学分变化
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={keyOf(rule)} data-found={found.includes(rule) || undefined}>
            <th scope="row">
              {rule.oldCode} {rule.oldName}
              <small className={styles.small}>
                <OldCredit rule={rule} />
              </small>
            </th>
            <td>
              <PairSlips rule={rule} widest={widest} />
            </td>
            <td>
              <span className={styles.newCourse}>
                {rule.newCode} {rule.newName}
              </span>
              <small className={styles.small}>
                <NewCredit rule={rule} />
              </small>
            </td>
            <td className={styles.changeColumn}>
              <Change rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OldCredit = ({ rule: { oldCredit } }: { rule: ReplaceRule }) => `${oldCredit} 学分`;

const NewCredit = ({ rule: { newCredit, note } }: { rule: ReplaceRule }) =>
  `${newCredit} 学分${note === '' ? '' : `，${note}`}`;

/** Many credits lost are a matter; one is not. */
const alarmingLoss = 3;

function Change({ rule }: { rule: ReplaceRule }) {
  const change = rule.newCredit - rule.oldCredit;
  const tone = change > 0 ? 'more' : change <= -alarmingLoss ? 'muchLess' : change === 0 ? 'same' : 'less';
  return <span className={styles.change[tone]}>{changeWords(rule)}</span>;
}

import type { GradeList } from '@qianwei/api/contract/academic/grade';
import { Accordion } from '@qianwei/ui/Accordion';
import { meanWords } from './arithmetic.ts';
import * as styles from './GradePage.css.ts';

type Terms = GradeList['summary']['avgTerms'];

export interface AverageTermsProps {
  /** Of the degree average; null without a degree. */
  degree: Terms | null;
  /** Of the average without the thesis. */
  plain: Terms;
  /** The rule on which scores count. */
  rule: string;
}

/** How long averages are calculated: every score with its course, the sum and the quotient, behind a heading each. */
export function AverageTerms({ degree, plain, rule }: AverageTermsProps) {
  const averages =
    degree === null
      ? [{ name: '均分', terms: plain }]
      : degree.length === plain.length
        ? // Without a thesis both are the same.
          [{ name: '学位均分（现在与均分相同）', terms: degree }]
        : [
            { name: '学位均分', terms: degree },
            { name: '均分', terms: plain },
          ];
  return (
    <div className={styles.long}>
      <p className={styles.how}>{rule}。</p>
      <Accordion
        multiple
        items={averages.map(({ name, terms }) => ({
          id: name,
          title: `${name}怎样算`,
          count: `${terms.length} 个分数`,
          content: <Calculation terms={terms} />,
        }))}
      />
    </div>
  );
}

function Calculation({ terms }: { terms: Terms }) {
  return (
    <>
      <dl className={styles.terms}>
        {terms.map(({ courseCode, courseName, score }) => (
          <div key={courseCode} className={styles.term}>
            <dt>{courseName}</dt>
            <dd>{score}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.sum}>{meanWords(terms.map(({ score }) => score))}</p>
    </>
  );
}

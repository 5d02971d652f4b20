import { visuallyHidden } from '../../theme/text.css.ts';
import { Link } from '../Link/Link.tsx';
import { StateSymbol } from '../StateMark/Mark.tsx';
import { ConditionGauge } from './ConditionGauge.tsx';
import * as styles from './ConditionList.css.ts';
import type { ConditionTexts } from './ConditionList.texts.ts';
import type { Condition } from './condition.ts';

export interface UnmetConditionProps {
  condition: Condition;
  headingLevel: number;
  texts: ConditionTexts;
}

/** An unmet condition: its requirement, the student's value, the ways to meet it and its rule. */
export function UnmetCondition({ condition, headingLevel, texts }: UnmetConditionProps) {
  const { name, value, ways = [], source, gauge } = condition;
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <li className={styles.unmet}>
      <StateSymbol shape="cross" className={styles.unmetMark} />
      <div className={styles.story}>
        <Heading className={styles.name}>
          <span className={visuallyHidden}>{texts.unmet} </span>
          {name}
        </Heading>
        <div className={styles.value}>{value}</div>
        {ways.length > 0 && (
          <ul className={styles.ways}>
            {ways.map(({ text, href }) => (
              <li key={text}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        )}
        {source && (
          <p className={styles.source}>
            {texts.source}{' '}
            {source.href ? (
              <Link href={source.href} variant="underlined">
                {source.title}
              </Link>
            ) : (
              <span>{source.title}</span>
            )}
            {source.date && <span className={styles.sourceDate}>{source.date}</span>}
          </p>
        )}
      </div>
      {gauge && <ConditionGauge gauge={gauge} />}
    </li>
  );
}

import { Section } from '@qianwei/ui/Section';
import { institution } from '../../institution/institution.ts';
import { type FactsInput, unanswered, versionFacts } from './facts.ts';
import * as styles from './VersionPage.css.ts';

/** The versions of both sides and the difference of their clocks; while the server has not answered, it says so. */
export function FactsSection({ isLoading, ...input }: FactsInput & { isLoading: boolean }) {
  const facts = versionFacts(input);
  return (
    <Section name="版本">
      <dl className={styles.facts} aria-busy={isLoading}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{isLoading && value === unanswered ? '正在读取…' : value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt className={styles.term}>备案号</dt>
          <dd className={styles.value}>{institution.icp}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>服务电话</dt>
          <dd className={styles.value}>
            {institution.service.phone}，{institution.service.hours}
          </dd>
        </div>
      </dl>
    </Section>
  );
}

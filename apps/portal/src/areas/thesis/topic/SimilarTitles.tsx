import { commonParts } from '@qianwei/api/contract/thesis/title-likeness';
import type { SimilarTitle } from '@qianwei/api/contract/thesis/topic';
import { Gauge } from '@qianwei/ui/Gauge';
import { Icon } from '@qianwei/ui/Icon';
import * as styles from './topic.css.ts';

/** A title with what it has in common with another one underlined. */
function Marked({ title, other }: { title: string; other: string }) {
  let at = 0;
  return (
    <p className={styles.compared}>
      {commonParts(title, other).map(({ text, isCommon }) => {
        at += text.length;
        return (
          <span key={at} className={isCommon ? styles.common : undefined}>
            {text}
          </span>
        );
      })}
    </p>
  );
}

/** Earlier titles that are like the own one: the common parts, and the likeness on a scale with the line from which one is warned of. */
export function SimilarTitles({
  title,
  similar,
  from,
}: {
  title: string;
  similar: readonly SimilarTitle[];
  from: number;
}) {
  return (
    <section className={styles.similar} aria-label="相似题目">
      <p role="status" className={styles.similarHead}>
        <Icon name="alert" /> 与近三年的 {similar.length} 个题目相似
      </p>
      {similar.map((earlier) => (
        <div key={earlier.title} className={styles.similarOne}>
          <p className={styles.meta}>我的题目</p>
          <Marked title={title} other={earlier.title} />
          <p className={styles.earlier}>
            {earlier.year}年，{earlier.majorName}
          </p>
          <Marked title={earlier.title} other={title} />
          <p className={styles.rate}>{earlier.rate.toFixed(2)}</p>
          <Gauge
            label="相似度"
            value={earlier.rate}
            need={from}
            min={0}
            max={1}
            limit="warning"
            texts={{
              reading: (value, need) => `${value.toFixed(2)}，达到 ${need.toFixed(2)} 会提示`,
              need: (need) => `提示线 ${need.toFixed(2)}`,
            }}
          />
        </div>
      ))}
      <p>可以换一个角度，例如写清服务对象或者要解决的难点；也可以保留，在选题理由里说明与它的不同之处。</p>
    </section>
  );
}

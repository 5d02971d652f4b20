import type { CheckResult } from '@qianwei/api/contract/thesis/directory';
import { momentWords } from '@qianwei/api/time/words';
import { Gauge } from '@qianwei/ui/Gauge';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import * as styles from './DirectoryPage.css.ts';

interface RateProps {
  name: string;
  rate: number;
  /** Null for a rate that is shown beside the others and has no limit of its own. */
  limit: number | null;
}

/** A rate of the check against its limit. */
function Rate({ name, rate, limit }: RateProps) {
  const isOver = limit !== null && rate > limit;
  return (
    <div className={styles.rate}>
      <span className={styles.rateWords}>
        <span>{name}</span>
        {limit === null ? (
          <span>{rate}%</span>
        ) : (
          <StateMark shape={isOver ? 'triangle' : 'check'} tone={isOver ? 'danger' : 'default'}>
            {rate}%{isOver ? `，超过 ${limit}%` : `，不超过 ${limit}%`}
          </StateMark>
        )}
      </span>
      {limit !== null && (
        <Gauge
          label={name}
          value={rate}
          need={limit}
          limit="danger"
          texts={{ reading: (value, most) => `${value}%，上限 ${most}%`, need: (most) => `上限 ${most}%` }}
        />
      )}
    </div>
  );
}

/** The rates of a check against the limits of the batch, the report, and the checks that are left. */
export function CheckRates({ check }: { check: CheckResult }) {
  const { dupRate, dupRateNoQuote, aigcRate, maxDup, maxAigc, publishTime, reportUrl, left, result } = check;
  return (
    <div className={styles.rates}>
      <Rate name="总文字复制比" rate={dupRate} limit={maxDup} />
      <Rate name="去除引用复制比" rate={dupRateNoQuote} limit={null} />
      <Rate name="AIGC 疑似度" rate={aigcRate} limit={maxAigc} />
      <p className={styles.muted}>
        {momentWords(publishTime)} 公布{result === 'FAILED' && `，还可以检测 ${left} 次`}。
        {reportUrl === null ? '检测报告请向指导教师索取。' : <Link href={reportUrl}>下载检测报告</Link>}
      </p>
    </div>
  );
}

/** 检测结果 beside another stage. */
export function CheckPart({ check }: { check: CheckResult }) {
  const { no, result } = check;
  return (
    <Part title="检测结果" note={`第 ${no} 次，${result === 'PASSED' ? '达到标准' : '没有达到标准'}`}>
      <CheckRates check={check} />
    </Part>
  );
}

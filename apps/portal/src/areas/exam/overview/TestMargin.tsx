import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { testNoun } from '@qianwei/api/contract/exam/test-title';
import { momentWords } from '@qianwei/api/time/words';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { institution } from '../../../institution/institution.ts';
import * as styles from './TestPage.css.ts';

/** Beside the test: its rules, its times, and whom to ask. */
export function TestMargin({ detail }: { detail: TestDetail }) {
  const { rules, openTime, closeTime, analysisOpenTime } = detail;
  return (
    <>
      <MarginPart title={`${testNoun(detail.type)}规则`}>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </MarginPart>
      <MarginPart title="时间">
        <dl className={styles.times}>
          <dt>开放</dt>
          <dd>{openTime === null ? '随时' : momentWords(openTime)}</dd>
          <dt>截止</dt>
          <dd>{closeTime === null ? '不限' : momentWords(closeTime, 'end')}</dd>
          {analysisOpenTime && (
            <>
              <dt>解析</dt>
              <dd>{momentWords(analysisOpenTime)} 起可看</dd>
            </>
          )}
        </dl>
      </MarginPart>
      <MarginPart title="问谁">
        <p>
          {institution.schoolName}自考办
          <br />
          {institution.service.phone}，{institution.service.hours}
        </p>
      </MarginPart>
    </>
  );
}

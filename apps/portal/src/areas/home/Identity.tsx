import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { HomeIndex } from '@qianwei/api/contract/home';
import { greetingWords } from '@qianwei/api/time/words';
import { copyText } from '../../shared/device/copy-text.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { IdentityWords } from './IdentityWords.tsx';
import * as styles from './opening-home.css.ts';

/** The student, and the days until the next exam. `now` in ms since 1970, by the server's clock. */
export function Identity({ home: { student, nextPeriod }, now }: { home: HomeIndex; now: number }) {
  const notify = useNotify();
  const copy = async () => {
    if (await copyText(student.examineeNo)) notify({ type: 'success', text: '准考证号已复制' });
    else notify({ type: 'warning', text: '浏览器不允许复制，请手动选择准考证号复制' });
  };
  return (
    <IdentityWords
      facts={{ ...student, level: examLevelTitles[student.applyExamLevel] }}
      greeting={greetingWords(now)}
      onCopy={() => void copy()}
      period={nextPeriod && <Period {...nextPeriod} />}
    />
  );
}

function Period({ name, daysLeft }: NonNullable<HomeIndex['nextPeriod']>) {
  if (daysLeft <= 0)
    return (
      <>
        {name}
        <b className={styles.today}>今天开考</b>
      </>
    );
  return (
    <>
      距 {name}
      <b className={styles.days}>
        {daysLeft}
        <small className={styles.unit}>天</small>
      </b>
    </>
  );
}

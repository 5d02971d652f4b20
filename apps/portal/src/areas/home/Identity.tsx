import { IconButton } from '@qianwei/ui/IconButton';
import { copyText } from '../../shared/copy-text.ts';
import { greetingWords } from '../../shared/date-words.ts';
import { examLevelWords } from '../../shared/exam-level.ts';
import { useNotify } from '../../shared/notify.tsx';
import type { Home } from './home.ts';
import * as styles from './Identity.css.ts';

/** Who this is, and how long until the next exam. `now` in milliseconds, by the server's clock. */
export function Identity({ home, now }: { home: Home; now: number }) {
  const { student, nextPeriod } = home;
  return (
    <div className={styles.strip}>
      <div className={styles.words}>
        <h1 className={styles.hello}>
          {student.name}同学，{greetingWords(now)}
        </h1>
        <p className={styles.line}>
          <span className={styles.piece}>
            准考证号 <span className={styles.number}>{student.examineeNo}</span>
            <CopyNumber number={student.examineeNo} />
          </span>
          <span className={styles.piece}>{examLevelWords[student.applyExamLevel]}</span>
          <span className={styles.piece}>
            {student.majorName}（{student.majorCode}）
          </span>
        </p>
        <p className={styles.line}>
          <span className={styles.piece}>主考院校 {student.schoolName}</span>
          <span className={styles.piece}>所属考办 {student.examCommitteeName}</span>
        </p>
      </div>
      {nextPeriod && (
        <p className={styles.period}>
          {nextPeriod.daysLeft > 0 ? `距 ${nextPeriod.name}` : nextPeriod.name}
          {nextPeriod.daysLeft > 0 ? (
            <b className={styles.days}>
              {nextPeriod.daysLeft}
              <small className={styles.unit}>天</small>
            </b>
          ) : (
            <b className={styles.today}>今天开考</b>
          )}
        </p>
      )}
    </div>
  );
}

function CopyNumber({ number }: { number: string }) {
  const notify = useNotify();
  const copy = async () => {
    if (await copyText(number)) notify({ type: 'success', text: '准考证号已复制' });
    else notify({ type: 'warning', text: '浏览器不允许复制，请手动选择准考证号复制' });
  };
  return (
    <IconButton
      icon="copy"
      size="small"
      label="复制准考证号"
      className={styles.copy}
      onPress={() => void copy()}
    />
  );
}

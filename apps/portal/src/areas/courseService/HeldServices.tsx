import type { CourseServiceSearch } from '@qianwei/api/contract/course/catalogue';
import { timeWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useRef, useState } from 'react';
import { courseServices } from '../../institution/course-services.ts';
import { institution } from '../../institution/institution.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { dock } from './CourseServicePage.css.ts';
import { HeldList } from './HeldList.tsx';
import { HeldTable } from './HeldTable.tsx';
import { splitServices, summaryWords } from './held-words.ts';
import * as styles from './Mine.css.ts';
import { spanScaleOf } from './span-scale.ts';

/** The services of a person, as they were found. */
export type HeldAnswer = Extract<CourseServiceSearch, { mode: 'MINE' }>;

export interface HeldServicesProps {
  answer: HeldAnswer;
  onClear: () => void;
}

/** The services of a person with masked names: which run, which end soon, what to do then. Focus begins at the summary. */
export default function HeldServices({ answer, onClear }: HeldServicesProps) {
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { listed, done } = splitServices(answer.list);
  const shown = showsAll ? answer.list : listed;
  const renewal = useRef<HTMLElement>(null);
  const showRenewal = () => {
    renewal.current?.focus();
    renewal.current?.scrollIntoView({ block: 'center' });
  };
  const rows = { services: shown, scale: spanScaleOf(shown, now), now, onRenewal: showRenewal };
  return (
    <>
      <div className={styles.who}>
        <b className={styles.name}>{answer.name}</b>
        <span>{answer.idCard}</span>
        <span className={styles.when}>{timeWords(answer.serverTime)} 查询，结果不保存在这台设备上</span>
        <span className={styles.clear}>
          <Button onPress={onClear}>清空并退出查询</Button>
        </span>
      </div>
      <div className={styles.summary}>
        <h2 ref={heading} tabIndex={-1} className={styles.summaryHead}>
          {summaryWords(answer.list, now)}
        </h2>
        <p className={styles.summaryNote}>到期以后学习记录都在，只是不能再看视频和做题。</p>
      </div>
      <HeldTable {...rows} />
      <HeldList {...rows} />
      <div className={styles.rest}>
        {!showsAll && done.length > 0 && (
          <p>
            还有 {done.length} 门已到期的课程{done.length > 1 && '都'}已合格。
            <TextButton onPress={() => setShowsAll(true)}>全部列出</TextButton>
          </p>
        )}
        <NotOpened answer={answer} />
      </div>
      <section ref={renewal} tabIndex={-1} className={styles.renewal} aria-label="续期办法">
        <h3 className={styles.renewalHead}>续期办法</h3>
        {courseServices.renewal.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          {courseServices.dates}联系电话{' '}
          <Link href={`tel:${institution.service.phone}`}>{institution.service.phone}</Link>（
          {institution.service.hours}）。
        </p>
      </section>
      <div className={dock}>
        <Button variant="primary" size="large" block onPress={onClear}>
          清空并退出查询
        </Button>
      </div>
    </>
  );
}

function NotOpened({ answer: { notOpened } }: Pick<HeldServicesProps, 'answer'>) {
  if (notOpened.length === 0) return null;
  const codes = notOpened.map(({ courseCode, courseName }, index) => (
    <span key={courseCode}>
      {index > 0 && '、'}
      <Link href={`/courseService?keyword=${courseCode}`} aria-label={`${courseCode} ${courseName}`}>
        {courseCode}
      </Link>
    </span>
  ));
  return (
    <p>
      未开通 {notOpened.length} 门：{codes}，由{courseServices.provider}开通。
    </p>
  );
}

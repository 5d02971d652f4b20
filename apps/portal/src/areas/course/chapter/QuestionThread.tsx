import type { AskedQuestion } from '@qianwei/api/contract/course/ask';
import { listMoment, nearWords } from '@qianwei/api/time/words';
import { placeWords } from '@qianwei/studies';
import { Avatar } from '@qianwei/ui/Avatar';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { Prose } from '@qianwei/ui/Prose';
import { StateMark } from '@qianwei/ui/StateMark';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './panels.css.ts';

export interface QuestionThreadProps {
  /** The address that plays the lesson at this second; null while the lesson cannot be played. */
  href: string | null;
  question: AskedQuestion;
}

/** A question with its place in the lesson, its files, and the teacher's answer. What a student wrote is shown as text. */
export function QuestionThread({ href, question: asked }: QuestionThreadProps) {
  const now = useNow();
  const { lessonNo, lessonTitle, second, question, files, author, mine, time } = asked;
  const place = placeWords(second);
  return (
    <li className={styles.thread}>
      <div className={styles.threadHead}>
        <p className={styles.threadPlace}>
          {lessonNo} {lessonTitle}，{place}{' '}
          {href !== null && (
            <Link href={href} aria-label={`回到这一分钟：${lessonNo} 的 ${place}`}>
              回到这一分钟
            </Link>
          )}
        </p>
        {asked.answeredAt === null ? (
          <StateMark shape="open" tone="muted">
            等待回复，一般 1 个工作日
          </StateMark>
        ) : (
          <StateMark shape="full" tone={mine ? 'brand' : 'default'}>
            {nearWords(asked.answeredAt, now)} 已回复
          </StateMark>
        )}
      </div>
      <h2 className={styles.question}>{question}</h2>
      <p className={styles.asker}>
        {mine ? '我' : author} {listMoment(time, now)} 提问
      </p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="问题的附件">
          {files.map(({ fileId, name, size, url }) => (
            <li key={fileId}>
              <a className={styles.attachment} href={url} download={name}>
                <Icon name="clip" size="small" />
                <span>{name}</span> {sizeWords(size)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {asked.answer !== null && (
        <div className={styles.answer}>
          <Avatar name={asked.teacher} size="small" />
          <div>
            <p className={styles.teacher}>
              <b>{asked.teacher}</b> 老师的回复
            </p>
            <Prose source={asked.answer} format="markdown" headingLevel={3} plain />
          </div>
        </div>
      )}
    </li>
  );
}

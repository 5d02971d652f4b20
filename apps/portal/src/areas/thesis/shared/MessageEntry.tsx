import type { ThesisMessage } from '@qianwei/api/contract/thesis/message';
import { listMoment } from '@qianwei/api/time/words';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Icon } from '@qianwei/ui/Icon';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './MessageThread.css.ts';

const authorOf = ({ from, by, isUrge }: ThesisMessage): string => {
  if (from === 'STUDENT') return isUrge ? '我请教务老师协调' : '我';
  return from === 'TEACHER' ? `${by} 老师` : by;
};

/** A message: the words as they were typed, its files, and by whom and when. */
export function MessageEntry({ message }: { message: ThesisMessage }) {
  const now = useNow();
  const { from, content, isUrge, files, time } = message;
  return (
    <li className={from === 'STUDENT' ? styles.own : styles.message}>
      <p className={styles.words}>{content === '' && isUrge ? '催一下：导师还没有答复。' : content}</p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="留言的附件">
          {files.map(({ fileId, fileName, fileSize, url }) => (
            <li key={fileId}>
              <a className={styles.file} href={url} download={fileName}>
                <Icon name="clip" size="small" />
                <span>{fileName}</span> <span className={unbroken}>{sizeWords(fileSize)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>
        {authorOf(message)}，{listMoment(time, now)}
      </p>
    </li>
  );
}

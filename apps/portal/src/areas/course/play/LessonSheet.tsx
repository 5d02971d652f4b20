import * as styles from './LessonSheet.css.ts';

interface LessonSheetProps {
  /** Such as 4.2. */
  no: string;
  title: string;
  /** The point of knowledge that is being taught; undefined for a lesson without any. */
  point?: string;
  /** 第四章 SQL 与关系数据库基本操作. */
  chapter: string;
  /** The reason for the sheet: 正在打开视频, 只听声音. */
  note?: string;
}

/** The sheet of a lesson: what is seen before the picture has come, and while only the sound is played. */
export function LessonSheet({ no, title, point, chapter, note }: LessonSheetProps) {
  const lesson = `${no}　${title}`;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.title}>{point ?? title}</p>
        {/* Another text is another element: it does not move. */}
        <p key={point} className={styles.lesson}>
          {point === undefined ? no : lesson}
        </p>
      </div>
      <p className={styles.words}>{chapter}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { MaterialList } from '@qianwei/api/contract/course/material';
import { chapterWords } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Phrases } from '@qianwei/ui/Phrases';
import { Rule } from '@qianwei/ui/Rule';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import { RubricBar } from './RubricBar.tsx';
import { ShortTable, type ShortTableProps } from './ShortTable.tsx';
import * as styles from './TaskSheet.css.ts';

type Sheet = NonNullable<CourseChapter['taskSheet']>;
type Task = Sheet['tasks'][number];

interface TaskSheetProps {
  sheet: Sheet;
  /** The sheet as a file; undefined while the files load, or for a course without one. */
  file: MaterialList['list'][number] | undefined;
  /** Points that are needed; undefined without a batch. */
  passScore: number | undefined;
}

const columns: ShortTableProps<Task>['columns'] = [
  {
    header: '任务',
    width: '10.5rem',
    cell: ({ no, title, chapterNo }) => (
      <>
        {no}. <Phrases>{title}</Phrases>
        {chapterNo !== null && <span className={styles.chapter}>{chapterWords(chapterNo)}</span>}
      </>
    ),
  },
  {
    header: '做什么',
    cell: ({ content }) => <WholeDates>{content}</WholeDates>,
  },
  { header: '交什么', width: 164, cell: ({ output }) => <Phrases>{output}</Phrases> },
];

/** 实践任务单: the goal, the tasks, what they require, with what, what is handed in, and how it is scored. */
export function TaskSheet({ sheet, file, passScore }: TaskSheetProps) {
  const { goal, tasks, requirements, environment, deliverables, rubric } = sheet;
  return (
    <Part
      title="实践任务单"
      note={
        file && (
          <Link href={file.url} download={file.name}>
            下载任务单
          </Link>
        )
      }
    >
      <Rule />
      <div data-authored="">
        <p className={styles.goal}>
          <WholeDates>{goal}</WholeDates>
        </p>
        <ShortTable label="实践任务" columns={columns} rows={tasks} rowKey={({ no }) => no} />
        <dl className={styles.facts}>
          <Fact name="要求">
            <ol className={styles.numbered}>
              {requirements.map((text) => (
                <li key={text}>
                  <WholeDates>{text}</WholeDates>
                </li>
              ))}
            </ol>
          </Fact>
          <Fact name="环境">
            <TextList texts={environment} />
          </Fact>
          <Fact name="交付物">
            <TextList texts={deliverables} />
          </Fact>
          <Fact name="评分">
            <RubricBar parts={rubric} passScore={passScore} />
          </Fact>
        </dl>
      </div>
    </Part>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const TextList = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <WholeDates>{text}</WholeDates>
      </li>
    ))}
  </ul>
);

import { getNoteList, type Note } from '@qianwei/api/contract/course/note';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { playPath } from '../../../shared/address/course-paths.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { nextOutlined } from '../shared/next-lesson.ts';
import { closedService, ServiceClosed } from '../shared/ServiceClosed.tsx';
import { NoteEntry } from './NoteEntry.tsx';
import type { PanelProps } from './panel-props.ts';
import * as styles from './panels.css.ts';

/** The notes by their lessons, in the order in which they come. */
function byLesson(notes: readonly Note[]): Note[][] {
  const groups = new Map<string, Note[]>();
  for (const note of notes) groups.set(note.lessonId, [...(groups.get(note.lessonId) ?? []), note]);
  return [...groups.values()];
}

/** 笔记: the student's notes of the course by lesson; each leads to its second, and can be changed or deleted here. */
export default function NotesPanel({ outline }: PanelProps) {
  const { courseId, service } = outline.course;
  const closed = closedService(service);
  const notes = useCall(getNoteList, { courseId });
  const next = nextOutlined(outline);
  return (
    <div className={styles.panel}>
      {closed && (
        <ServiceClosed
          service={closed}
          ended="不能再记新的笔记，记过的还能看和修改"
          ahead="开通后看视频时可以记笔记"
        />
      )}
      <QueryView
        query={notes}
        name="笔记"
        skeleton={<SkeletonLines shares={[0.3, 0.8, 0.3, 0.7]} />}
        empty={({ list }) =>
          list.length === 0 && (
            <EmptyState
              drawing="paper"
              title="还没有笔记"
              why="看视频时在画面旁边写笔记，会记住写在哪一分钟，都集中在这里。"
              action={
                closed === null
                  ? next && <Link href={playPath(courseId, next.lesson.lessonId)}>去看视频</Link>
                  : undefined
              }
            />
          )
        }
      >
        {({ list }) =>
          byLesson(list).map((group) => (
            <section key={group[0]?.lessonId} className={styles.noteGroup}>
              <h2 className={styles.groupTitle}>
                {group[0]?.lessonNo} {group[0]?.lessonTitle}
              </h2>
              <ul>
                {group.map((note) => (
                  <NoteEntry
                    key={note.noteId}
                    href={closed === null ? playPath(courseId, note.lessonId, note.second) : null}
                    note={note}
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </QueryView>
    </div>
  );
}

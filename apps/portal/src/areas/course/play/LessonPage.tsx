import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useState } from 'react';
import { usePlace } from '../../../shared/page/place.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { nextOutlined } from '../shared/next-lesson.ts';
import { useBatchAddress } from '../shared/use-batch-address.ts';
import * as styles from './LessonPage.css.ts';
import { type LessonAddress, useLessonAddress } from './lesson-address.ts';
import { PlayRoom } from './PlayRoom.tsx';
import { readPlayChoices } from './play-choices.ts';

interface LessonPageProps {
  /** As part of a batch of a practice course, and its address within that batch; null in 课程学习. */
  exam: { bizId: string | undefined; hrefIn: (bizId: string, lesson: LessonAddress) => string } | null;
  /** The address of a lesson. */
  hrefOf: (courseId: string, lessonId: string) => string;
  /** The address of the course's outline. */
  outlineHref: (courseId: string) => string;
  /** The menu entry that the page belongs to. */
  menu: string;
}

/** A lesson of a course: the one that the address names, or the one to go on with. */
export function LessonPage({ exam, hrefOf, outlineHref, menu }: LessonPageProps) {
  const address = useLessonAddress();
  const { courseId, lessonId } = address;
  const outline = useCall(
    getCourseChapter,
    {
      courseId: courseId === '' ? '-' : courseId,
      ...(exam !== null && { bizType: 'EXAM' as const, bizId: exam.bizId }),
    },
    { staleTime: 0 },
  );
  useBatchAddress(
    exam === null ? undefined : outline.data,
    exam?.bizId,
    (bizId) => exam?.hrefIn(bizId, address) ?? '',
  );
  const title = exam === null ? '课程播放' : '实践课播放';
  return (
    <QueryView
      query={outline}
      name="课程"
      title={title}
      skeleton={<PlaySkeleton />}
      unaffected="看过的进度和笔记不受影响。"
      gone={
        <EmptyState
          drawing="shelf"
          title="未找到该课程或未开通"
          why="课程开通后会出现在课程学习里；开通由助学单位办理。"
          action={<Link href={menu}>返回</Link>}
        />
      }
    >
      {(data) => (
        <Chosen
          key={`${courseId} ${lessonId ?? ''}`}
          outline={data}
          named={lessonId}
          exam={exam}
          hrefOf={hrefOf}
          outlineHref={outlineHref}
          menu={menu}
        />
      )}
    </QueryView>
  );
}

function Chosen({
  outline,
  named,
  exam,
  hrefOf,
  outlineHref,
  menu,
}: LessonPageProps & { outline: CourseChapter; named: string | null }) {
  // Kept: while it is watched to its end, the course goes on at the next one.
  const [lessonId] = useState(() => named ?? nextOutlined(outline)?.lesson.lessonId ?? null);
  const { second } = useLessonAddress();
  const [choices] = useState(readPlayChoices);
  const chapter = outline.chapters.find(({ sections }) =>
    sections.some(({ lessons }) => lessons.some((lesson) => lesson.lessonId === lessonId)),
  );
  const lesson = chapter?.sections.flatMap(({ lessons }) => lessons).find((own) => own.lessonId === lessonId);
  const { courseId, courseName } = outline.course;
  usePlace(
    lesson === undefined
      ? null
      : {
          menu,
          above: { title: courseName, path: outlineHref(courseId) },
          title: `${lesson.no} ${lesson.title}`,
        },
  );
  if (chapter === undefined || lesson === undefined)
    return (
      <EmptyState
        drawing="shelf"
        title="未找到这一节"
        why="它可能已经调整，请从目录里重新选择。"
        action={<Link href={menu}>返回</Link>}
      />
    );
  return (
    <PlayRoom
      outline={outline}
      chapter={chapter}
      lesson={lesson}
      input={{
        ...choices,
        courseId,
        lessonId: lesson.lessonId,
        bizType: exam === null ? null : 'EXAM',
        bizId: outline.batch?.bizId ?? exam?.bizId ?? null,
      }}
      startSecond={second}
      hrefOf={(id) => hrefOf(courseId, id)}
      backHref={menu}
    />
  );
}

/** The outline of the player's page while the course is on its way. */
function PlaySkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonLines shares={[0.4, 0.3]} />
      <div className={styles.picture} />
      <SkeletonLines shares={[1, 0.8]} />
    </div>
  );
}

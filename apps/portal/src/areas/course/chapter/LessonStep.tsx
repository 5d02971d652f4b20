import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { DateTime } from '@qianwei/api/time/moment';
import { calendarDaysLeft, nearWords, timeWords } from '@qianwei/api/time/words';
import { nextLessonWords, placeWords } from '@qianwei/studies';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Phrases } from '@qianwei/ui/Phrases';
import { ProgressRing } from '@qianwei/ui/ProgressRing';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import { callProvider } from '../../../institution/study-provider.ts';
import { playPath } from '../../../shared/address/course-paths.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { type NextOutlined, nextOutlined } from '../shared/next-lesson.ts';
import { closedService } from '../shared/ServiceClosed.tsx';
import * as styles from './ChapterPage.css.ts';

export interface LessonStepProps {
  outline: CourseChapter;
  /** The page's primary action; false where the tab has one of its own. */
  isPrimary: boolean;
}

const pastWords = (moment: DateTime, now: number) =>
  calendarDaysLeft(moment, now) === -1 ? `昨天 ${timeWords(moment)}` : nearWords(moment, now);

/** 下一步: the lesson to go on with, how much of the videos was watched, and the way there, on a phone in the dock. */
export function LessonStep({ outline, isPrimary }: LessonStepProps) {
  const now = useNow();
  const { course, last } = outline;
  const { service, videoRate } = course;
  const next = nextOutlined(outline);
  const ring = <ProgressRing value={videoRate / 100} figure={`${videoRate}%`} note="视频" size="small" />;
  const closed = closedService(service);
  if (closed !== null)
    return (
      <Step
        note=""
        title={closed.status === 'EXPIRED' ? '课程服务已到期' : '课程服务还没有开始'}
        text={
          closed.status === 'EXPIRED'
            ? '视频不能再播放，资料、笔记和成绩仍可查看。续期由助学单位办理。'
            : '开通以后可以播放视频和做章节测验，现在可以先看目录。'
        }
        ring={ring}
        action={
          <ButtonLink href={callProvider.href} variant="outline" size="large">
            {callProvider.text}
          </ButtonLink>
        }
      />
    );
  if (next === null)
    return (
      <Step
        note=""
        title="这门课还没有视频"
        text="视频上线后会出现在目录里，可以先看资料。"
        ring={null}
        action={null}
      />
    );
  const { kind, lesson, second, isLast } = next;
  const href = playPath(course.courseId, lesson.lessonId, kind === 'AGAIN' ? 0 : undefined);
  return (
    <Step
      note={isLast && kind === 'CONTINUE' && last ? `接着${pastWords(last.playedAt, now)} 的地方` : ''}
      title={
        <>
          <span className={styles.stepNumber}>{lesson.no}</span> <Phrases>{lesson.title}</Phrases>
        </>
      }
      text={lessonWords(next, course.lessonCount)}
      ring={ring}
      action={
        <ButtonLink href={href} variant={isPrimary ? 'primary' : 'outline'} size="large" icon="play">
          {kind === 'CONTINUE' ? `从 ${placeWords(second)} 继续` : kind === 'START' ? '开始学习' : '再看一遍'}
        </ButtonLink>
      }
    />
  );
}

/** How far the lesson is, and where in it. */
function lessonWords({ kind, lesson, second: place }: NextOutlined, lessonCount: number): string {
  const { duration, knowledge } = lesson;
  if (kind === 'AGAIN') return `全部 ${lessonCount} 节都看完了，可以从这里重看。`;
  const words = nextLessonWords({ kind, second: place, duration });
  const point = knowledge.findLast(({ second }) => second <= place);
  return kind === 'CONTINUE' && point ? `${words}，讲到${point.title}` : words;
}

interface StepProps {
  note: string;
  title: ReactNode;
  text: string;
  ring: ReactNode;
  action: ReactNode;
}

function Step({ note, title, text, ring, action }: StepProps) {
  return (
    <section className={styles.step} aria-label="下一步">
      <div>
        <p className={styles.eyebrow}>
          <b className={styles.mark}>下一步</b> <WholeDates>{note}</WholeDates>
        </p>
        <h2 className={styles.stepTitle}>{title}</h2>
        <p className={styles.stepText}>
          <Phrases>{text}</Phrases>
        </p>
      </div>
      {ring}
      {action && <DockAction inPlace>{action}</DockAction>}
    </section>
  );
}

import type { CourseChapter, OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { reportLesson } from '@qianwei/api/contract/course/play';
import { late, useLate } from '@qianwei/ui/late';
import { useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import type { LessonDrawerProps } from './LessonDrawer.tsx';
import type { LessonReportDialogProps } from './LessonReportDialog.tsx';

const drawer = late<LessonDrawerProps>(() => import('./LessonDrawer.tsx'));
const report = late<LessonReportDialogProps>(() => import('./LessonReportDialog.tsx'));
const keys = late<{ onClose: () => void }>(() => import('./KeysDialog.tsx'));

interface LessonDialogsOptions {
  outline: CourseChapter;
  lesson: OutlinedLesson;
  /** Second of the picture. */
  position: number;
  /** Percent of the course that was watched. */
  courseRate: number;
  hrefOf: (lessonId: string) => string;
}

/** Dialogs above a lesson, one at a time: 目录, 报错 and the keys. Each comes when it is asked for. */
export function useLessonDialogs({ outline, lesson, position, courseRate, hrefOf }: LessonDialogsOptions) {
  const isWide = useWide();
  const notify = useNotify();
  const reporting = useMutationCall(reportLesson);
  const pieces = { outline: useLate(drawer), report: useLate(report), keys: useLate(keys) };
  const [open, setOpen] = useState<keyof typeof pieces | null>(null);
  const close = () => setOpen(null);
  const show = (what: keyof typeof pieces) => pieces[what].open(() => setOpen(what));
  const { lessonId } = lesson;
  const second = Math.floor(position);
  const done = () => {
    close();
    notify({ type: 'success', text: '报错已提交，我们会核对这一节。' });
  };
  const Outline = pieces.outline.Component;
  const Report = pieces.report.Component;
  const Keys = pieces.keys.Component;
  const dialogs = (
    <>
      {open === 'outline' && Outline && (
        <Outline
          chapters={outline.chapters}
          lessonId={lessonId}
          watchRate={courseRate}
          leftSeconds={Math.round((outline.course.videoSeconds * (100 - courseRate)) / 100)}
          side={isWide ? 'end' : 'bottom'}
          hrefOf={hrefOf}
          onClose={close}
        />
      )}
      {open === 'report' && Report && (
        <Report
          second={second}
          isPending={reporting.pending}
          problem={reporting.errors?.content ?? reporting.problem?.message ?? null}
          onSubmit={(said) => void reporting.send({ lessonId, second, ...said }, { done })}
          onClose={close}
        />
      )}
      {open === 'keys' && Keys && <Keys onClose={close} />}
    </>
  );
  return { dialogs, show };
}

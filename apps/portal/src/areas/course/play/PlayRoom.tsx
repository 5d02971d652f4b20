import type { CourseChapter, OutlinedChapter, OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { studyLevelTitles } from '@qianwei/api/contract/course/course';
import { collectLesson } from '@qianwei/api/contract/course/play';
import { pastWords } from '@qianwei/api/time/words';
import type { PlaybackInput } from '@qianwei/machines/playback/playback-data';
import { selectNeedsLogin } from '@qianwei/machines/playback/selectors';
import { chapterWords } from '@qianwei/studies';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { SeekRuler } from '@qianwei/ui/SeekRuler';
import { useRef, useState } from 'react';
import { testPath } from '../../../shared/address/course-paths.ts';
import { practiceChapterPath } from '../../../shared/address/practice-paths.ts';
import { deviceWords } from '../../../shared/device/device-text.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { LoginInPlace } from '../../../shared/session/LoginInPlace.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { closedService } from '../shared/ServiceClosed.tsx';
import { BatchBar, NoBatchBar } from './BatchBar.tsx';
import { KnowledgeList } from './KnowledgeList.tsx';
import { keyStep, type PlayerAct, volumeStep } from './keys.ts';
import { outlinedPoints, pointStates } from './knowledge-state.ts';
import type { LessonControlsProps } from './LessonControls.tsx';
import { LessonHead, NeighbourLinks } from './LessonHead.tsx';
import * as styles from './LessonPage.css.ts';
import type { LessonPopProps } from './LessonPop.tsx';
import { LessonSheet } from './LessonSheet.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import type { PlayNewsProps } from './PlayNews.tsx';
import { ResumeBar } from './ResumeBar.tsx';
import { SavedProgress } from './SavedProgress.tsx';
import { useLessonDialogs } from './use-lesson-dialogs.tsx';
import { useLessonPanels } from './use-lesson-panels.tsx';
import { usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';

const controls = late<LessonControlsProps>(() => import('./LessonControls.tsx'), { prefetch: 'mount' });
/** It has something to say when something goes wrong, and is there by then. */
const playNews = late<PlayNewsProps>(() => import('./PlayNews.tsx'));
const popQuestion = late<LessonPopProps>(() => import('./LessonPop.tsx'), { prefetch: 'idle' });

interface PlayRoomProps {
  outline: CourseChapter;
  chapter: OutlinedChapter;
  lesson: OutlinedLesson;
  /** The lesson to open, with the choices. */
  input: PlaybackInput;
  /** Second at which it begins; null: where it was left. */
  startSecond: number | null;
  /** The address of a lesson. */
  hrefOf: (lessonId: string) => string;
  /** 返回实践测评. */
  backHref: string;
}

/** One lesson being played, with everything around it. It is another one for each lesson. */
export function PlayRoom({ outline, chapter, lesson, input, startSecond, hrefOf, backHref }: PlayRoomProps) {
  const { lessonId, no, title } = lesson;
  const isWide = useWide();
  const now = useNow();
  const player = usePlayer({ lesson, input, startSecond });
  const { playback, state, commands, resume, sound, seek, video } = player;
  const { snapshot, send } = playback;
  const { info, duration, position, isAudioOnly } = state;
  const [panel, setPanel] = useState('');
  const noteField = useRef<HTMLTextAreaElement>(null);
  const collecting = useMutationCall(collectLesson);
  const notify = useNotify();
  const [isCollected, setCollected] = useState<boolean | null>(null);
  const { dialogs, show } = useLessonDialogs({
    ...{ outline, lesson, position, hrefOf },
    courseRate: snapshot?.context.server.courseRate ?? outline.course.videoRate,
  });
  const chosenPanel = panel === '' ? (isWide ? 'notes' : 'knowledge') : panel;
  const panels = useLessonPanels({
    ...{ lessonId, info, position, noteField, panel: chosenPanel },
    courseId: outline.course.courseId,
    chapterNo: chapter.no,
    closed: lesson.free ? null : closedService(outline.course.service),
    onSeek: seek,
    onSeen: () => send({ type: 'presence.seen' }),
  });
  useLate(controls);
  useLate(popQuestion);

  const acts: Readonly<Record<PlayerAct, () => void>> = {
    togglePlay: player.togglePlay,
    back: () => seek(position - keyStep),
    forward: () => seek(position + keyStep),
    louder: () => commands.setVolume(sound.volume + volumeStep),
    quieter: () => commands.setVolume(sound.volume - volumeStep),
    toggleFullScreen: player.toggleFullScreen,
    writeNote: () => {
      setPanel('notes');
      // The panel may have to be shown first.
      requestAnimationFrame(() => noteField.current?.focus());
    },
    toggleMute: () => commands.mute(!sound.isMuted),
    toggleSubtitles: () => player.showSubtitles(!player.hasSubtitles),
    showKeys: () => show('keys'),
  };
  usePlayerKeys((what) => acts[what]());

  const points = info === null ? outlinedPoints(lesson) : pointStates(lesson.knowledge, state);
  const pop = info?.popQuestions.find(({ questionId }) => questionId === snapshot?.context.pop.questionId);
  // The outline has it before the lesson is open.
  const batch = info === null ? outline.batch : info.batch;
  const chapterLine = `${chapterWords(chapter.no)}　${chapter.title}`;
  const hasPicture = info !== null && !isAudioOnly && (video?.readyState ?? 0) > 0;
  return (
    <>
      <PlayLayout
        isWide={isWide}
        panel={chosenPanel}
        onPanel={setPanel}
        head={
          <LessonHead
            chapter={`${chapterLine}，${studyLevelTitles[lesson.level]}`}
            no={no}
            title={title}
            isCollected={isCollected ?? info?.collected ?? false}
            onCollect={(collected) =>
              void collecting.send(
                { lessonId, collected },
                {
                  done: () => setCollected(collected),
                  failed: ({ message }) =>
                    notify({ type: 'error', text: `没有${collected ? '收藏' : '取消收藏'}：${message}` }),
                },
              )
            }
            onReport={() => show('report')}
            onOutline={() => show('outline')}
          />
        }
        batch={
          batch ? (
            <BatchBar
              batch={{ ...batch, learnRate: snapshot?.context.server.batchRate ?? batch.learnRate }}
              assessmentHref={
                batch.assessMode === 'ONLINE'
                  ? testPath(batch.subjectId, { testId: batch.testId, bizId: batch.bizId })
                  : practiceChapterPath(batch.subjectId, batch.bizId)
              }
              backHref={backHref}
            />
          ) : (
            input.bizType === 'EXAM' && <NoBatchBar backHref={backHref} />
          )
        }
        picture={
          <PictureFrame
            ref={player.frame}
            sheet={
              hasPicture ? null : (
                <LessonSheet
                  no={no}
                  title={title}
                  point={points.find(({ isCurrent }) => isCurrent)?.title}
                  chapter={chapterLine}
                  note={isAudioOnly ? '只听声音' : undefined}
                />
              )
            }
            subtitles={player.lines}
          >
            {/* biome-ignore lint/a11y/useMediaCaption: its subtitles are drawn by the page */}
            <video ref={player.ref} playsInline preload="auto" tabIndex={-1} aria-hidden="true" />
          </PictureFrame>
        }
        ruler={
          <SeekRuler
            duration={duration}
            position={position}
            ranges={state.ranges}
            furthest={state.furthest}
            reach={state.reach}
            cuts={lesson.knowledge}
            pops={(info?.popQuestions ?? []).map(({ second, questionId, answered }) => ({
              second,
              answered: answered !== null || snapshot?.context.pop.answered.includes(questionId) === true,
            }))}
            onSeek={seek}
          />
        }
        bar={
          <LatePiece
            of={controls}
            fallback={<div className={styles.bar} />}
            player={player}
            hrefOf={hrefOf}
          />
        }
        resume={
          resume && (
            <ResumeBar
              second={resume.second}
              when={resume.lastPlayed ? pastWords(resume.lastPlayed.time, now) : ''}
              device={resume.lastPlayed ? deviceWords(resume.lastPlayed.device) : ''}
              onRestart={player.restart}
              onResume={player.goOn}
            />
          )
        }
        save={<SavedProgress snapshot={snapshot} state={state} />}
        banner={<LatePiece of={playNews} fallback={null} player={player} />}
        question={
          pop && (
            <LatePiece
              key={pop.questionId}
              of={popQuestion}
              fallback={null}
              lessonId={lessonId}
              question={pop}
              onAnswered={() => send({ type: 'pop.answered', questionId: pop.questionId })}
              onClose={() => send({ type: 'pop.closed' })}
            />
          )
        }
        knowledge={points.length === 0 ? null : <KnowledgeList points={points} onSeek={seek} />}
        panels={panels}
        neighbours={
          <NeighbourLinks
            prev={info?.prev ? { ...info.prev, href: hrefOf(info.prev.lessonId) } : null}
            next={info?.next ? { ...info.next, href: hrefOf(info.next.lessonId) } : null}
          />
        }
      />
      {dialogs}
      <LoginInPlace
        isNeeded={snapshot !== null && selectNeedsLogin(snapshot)}
        mayPostpone
        onLoggedIn={() => send({ type: 'session.restored' })}
      >
        看过的都存在本机，登录后自动补传。
      </LoginInPlace>
    </>
  );
}

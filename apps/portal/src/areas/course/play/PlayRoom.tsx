import type { CourseChapter, OutlinedChapter, OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { studyLevelTitles } from '@qianwei/api/contract/course/course';
import {
  collectLesson,
  playSpeeds,
  quality as qualities,
  reportLesson,
} from '@qianwei/api/contract/course/play';
import { chapterWords } from '@qianwei/api/studies/chapter-words';
import { pastWords } from '@qianwei/api/time/words';
import type { PlaybackInput } from '@qianwei/machines/playback/playback-data';
import { selectResume, selectSaveState } from '@qianwei/machines/playback/selectors';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { PlayerBar } from '@qianwei/ui/PlayerBar';
import { SeekRuler } from '@qianwei/ui/SeekRuler';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { testPath } from '../../../shared/address/course-paths.ts';
import { deviceWords } from '../../../shared/device/device-text.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { Loading } from '../../../shared/query/Loading.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { BatchBar } from './BatchBar.tsx';
import { KnowledgeList } from './KnowledgeList.tsx';
import { keyStep, type PlayerAct, volumeStep } from './keys.ts';
import { pointStates } from './knowledge-state.ts';
import type { LessonDrawerProps } from './LessonDrawer.tsx';
import type { LessonFilesProps } from './LessonFiles.tsx';
import { LessonHead, NeighbourLinks } from './LessonHead.tsx';
import { LessonNotes } from './LessonNotes.tsx';
import type { LessonQuestionsProps } from './LessonQuestions.tsx';
import type { LessonReportDialogProps } from './LessonReportDialog.tsx';
import { LessonSheet } from './LessonSheet.tsx';
import { lessonState } from './lesson-state.ts';
import { linesAt, readCues } from './media/cues.ts';
import { useVideo } from './media/use-video.ts';
import { missingInBrowser } from './media/video-commands.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { NoLine } from './PlayerBanners.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import { PlayNews } from './PlayNews.tsx';
import type { PopQuestionProps } from './PopQuestion.tsx';
import { readPlayChoices, storePlayChoices } from './play-choices.ts';
import { ResumeBar } from './ResumeBar.tsx';
import { usePlayback } from './runtime/use-playback.ts';
import { SaveLine } from './SaveLine.tsx';
import { usePlayerKeys } from './use-player-keys.ts';

const questions = late<LessonQuestionsProps>(() => import('./LessonQuestions.tsx'), { prefetch: 'idle' });
const files = late<LessonFilesProps>(() => import('./LessonFiles.tsx'), { prefetch: 'idle' });
const popQuestion = late<PopQuestionProps>(() => import('./PopQuestion.tsx'), { prefetch: 'idle' });
const drawer = late<LessonDrawerProps>(() => import('./LessonDrawer.tsx'), { prefetch: 'press' });
const report = late<LessonReportDialogProps>(() => import('./LessonReportDialog.tsx'), { prefetch: 'press' });
const keys = late<{ onClose: () => void }>(() => import('./KeysDialog.tsx'), { prefetch: 'press' });

const qualityLabels: Readonly<Record<string, string>> = { '720P': '720P', '360P': '360P 省流量' };

/** The second until which the picture has come without a gap. */
function bufferedUntil(video: HTMLVideoElement | null, position: number): number {
  const { buffered } = video ?? {};
  if (buffered === undefined) return position;
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= position + 1 && position <= buffered.end(index)) return buffered.end(index);
  return position;
}

/** Seconds of the course that are left to watch. */
const leftSecondsOf = ({ course }: CourseChapter): number =>
  Math.round((course.videoSeconds * (100 - course.videoRate)) / 100);

interface PlayRoomProps {
  outline: CourseChapter;
  chapter: OutlinedChapter;
  lesson: OutlinedLesson;
  /** What is opened, and with which choices. */
  input: PlaybackInput;
  /** Where it begins, seconds; null: where it was left. */
  startSecond: number | null;
  /** The address of a lesson. */
  hrefOf: (lessonId: string) => string;
  /** 返回实践测评. */
  backHref: string;
}

/** One lesson being played, with everything around it. It is another one for each lesson. */
export function PlayRoom({ outline, chapter, lesson, input, startSecond, hrefOf, backHref }: PlayRoomProps) {
  const { courseId } = outline.course;
  const { lessonId, no, title } = lesson;
  const isWide = useWide();
  const now = useNow();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const playback = usePlayback(input);
  const { snapshot, player, send } = playback;
  const state = lessonState(lesson, snapshot);
  const { info, duration, position, isPlaying, isAudioOnly } = state;
  const [sound, setSound] = useState({ volume: 1, isMuted: false });
  const [hasSubtitles, setSubtitles] = useState(true);
  const [panel, setPanel] = useState('');
  const [isCollected, setCollected] = useState<boolean | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { ref, video, commands, isFullScreen } = useVideo({
    duration,
    startAt: position,
    onEvent: (event) => {
      if (event.type === 'volume') setSound({ volume: event.volume, isMuted: event.isMuted });
    },
  });
  useEffect(() => {
    player.attach(video, duration);
    return () => player.attach(null, duration);
  }, [player, video, duration]);

  // A link to a second leads there once the lesson is open.
  const sought = useRef(false);
  useEffect(() => {
    if (startSecond === null || info === null || sought.current) return;
    sought.current = true;
    send({ type: 'seek', second: startSecond });
  }, [startSecond, info, send]);

  const collecting = useMutationCall(collectLesson);
  const reporting = useMutationCall(reportLesson);
  const outlineDrawer = useLate(drawer);
  const reportDialog = useLate(report);
  const keysDialog = useLate(keys);
  useLate(questions);
  useLate(files);
  useLate(popQuestion);
  const [open, setOpen] = useState<'outline' | 'report' | 'keys' | null>(null);
  const openLater = (what: NonNullable<typeof open>, piece: Pick<typeof keysDialog, 'open'>) =>
    piece.open(() => setOpen(what));

  const seek = (second: number) => send({ type: 'seek', second: Math.min(duration, Math.max(0, second)) });
  const togglePlay = () => send({ type: isPlaying ? 'pause' : 'play' });
  const writeNote = () => {
    setPanel('notes');
    // The panel may have to be shown first.
    requestAnimationFrame(() => noteField.current?.focus());
  };
  const acts: Readonly<Record<PlayerAct, () => void>> = {
    togglePlay,
    back: () => seek(position - keyStep),
    forward: () => seek(position + keyStep),
    louder: () => commands.setVolume(sound.volume + volumeStep),
    quieter: () => commands.setVolume(sound.volume - volumeStep),
    toggleFullScreen: () => void commands.fullScreen(frame.current),
    writeNote,
    toggleMute: () => commands.mute(!sound.isMuted),
    toggleSubtitles: () => setSubtitles((isShown) => !isShown),
    showKeys: () => openLater('keys', keysDialog),
  };
  usePlayerKeys((what) => acts[what]());

  const subtitles = info?.subtitles[0]?.content ?? '';
  const cues = useMemo(() => readCues(subtitles), [subtitles]);
  const points = pointStates(lesson.knowledge, state);
  const current = points.find(({ isCurrent }) => isCurrent);
  const resume = snapshot && selectResume(snapshot);
  const pop = info?.popQuestions.find(({ questionId }) => questionId === snapshot?.context.pop.questionId);
  const saveState = snapshot === null ? 'saved' : selectSaveState(snapshot);
  const chapterLine = `${chapterWords(chapter.no)}　${chapter.title}`;
  const hasPicture =
    video !== null &&
    info !== null &&
    !isAudioOnly &&
    state.stage !== 'loading' &&
    (isPlaying || position > 0 || state.stage === 'paused');
  const unavailable = {
    ...(hydrated ? missingInBrowser() : {}),
    ...(info?.next === null && { next: '这是最后一节' }),
    ...(cues.length === 0 && { subtitles: '这一节没有字幕' }),
  };
  const fallback = (what: string) => (
    <Loading what={what}>
      <SkeletonLines shares={[0.9, 0.7, 0.8]} />
    </Loading>
  );
  return (
    <>
      <PlayLayout
        isWide={isWide}
        panel={panel === '' ? (isWide ? 'notes' : 'knowledge') : panel}
        onPanel={setPanel}
        head={
          <LessonHead
            chapter={`${chapterLine}，${studyLevelTitles[lesson.level]}`}
            no={no}
            title={title}
            isCollected={isCollected ?? info?.collected ?? false}
            onCollect={(collected) =>
              void collecting.send({ lessonId, collected }, { done: () => setCollected(collected) })
            }
            onReport={() => openLater('report', reportDialog)}
            onOutline={() => openLater('outline', outlineDrawer)}
          />
        }
        batch={
          info?.batch && (
            <BatchBar
              batch={{ ...info.batch, learnRate: snapshot?.context.server.batchRate ?? info.batch.learnRate }}
              assessmentHref={testPath(info.batch.subjectId, {
                testId: info.batch.testId,
                bizId: info.batch.bizId,
              })}
              backHref={backHref}
            />
          )
        }
        picture={
          <PictureFrame
            ref={frame}
            sheet={
              hasPicture ? null : (
                <LessonSheet
                  no={no}
                  title={title}
                  point={current?.title}
                  chapter={chapterLine}
                  note={isAudioOnly ? '只听声音' : undefined}
                />
              )
            }
            subtitles={hasSubtitles ? linesAt(cues, position) : []}
          >
            {/* biome-ignore lint/a11y/useMediaCaption: its subtitles are drawn by the page */}
            <video ref={ref} playsInline preload="auto" tabIndex={-1} aria-hidden="true" />
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
          <PlayerBar
            isPlaying={isPlaying}
            position={position}
            duration={duration}
            speed={state.speed}
            speeds={playSpeeds}
            quality={state.quality}
            qualities={qualities.options
              .filter((id) => id !== 'AUDIO' && info?.playUrls.some(({ quality }) => quality === id))
              .map((id) => ({ id, label: qualityLabels[id] ?? id }))}
            hasSubtitles={hasSubtitles}
            isAudioOnly={isAudioOnly}
            isMuted={sound.isMuted}
            volume={sound.volume}
            isFullScreen={isFullScreen}
            nextTitle={info?.next ? `${info.next.no} ${info.next.title}` : ''}
            unavailable={unavailable}
            onPlay={(isOn) => send({ type: isOn ? 'play' : 'pause' })}
            onNext={() => info?.next && navigate(hrefOf(info.next.lessonId))}
            onSpeed={(speed) => {
              send({ type: 'speed.chosen', speed });
              storePlayChoices({ ...readPlayChoices(), speed });
            }}
            onQuality={(id) => {
              const chosen = qualities.options.find((option) => option === id);
              if (chosen === undefined) return;
              send({ type: 'quality.chosen', quality: chosen });
              storePlayChoices({ ...readPlayChoices(), quality: chosen });
            }}
            onSubtitles={setSubtitles}
            onAudioOnly={(isOn) => send({ type: 'quality.chosen', quality: isOn ? 'AUDIO' : '720P' })}
            onVolume={commands.setVolume}
            onMute={commands.mute}
            onPictureInPicture={() => void commands.pictureInPicture()}
            onFullScreen={() => void commands.fullScreen(frame.current)}
          />
        }
        resume={
          resume && (
            <ResumeBar
              second={resume.second}
              when={
                resume.lastPlayed === null
                  ? ''
                  : `${pastWords(resume.lastPlayed.time, now)}，${deviceWords(resume.lastPlayed.device)}`
              }
              onRestart={() => send({ type: 'restart' })}
              onResume={() => send({ type: 'continue' })}
            />
          )
        }
        save={
          <SaveLine
            state={saveState}
            time=""
            limit={
              state.reach >= duration
                ? null
                : { furthest: state.furthest, ahead: Math.max(0, state.reach - state.furthest) }
            }
          />
        }
        banner={
          playback.isMissing ? (
            <NoLine onRetry={playback.loadAgain} />
          ) : (
            snapshot && (
              <PlayNews
                playback={playback}
                snapshot={snapshot}
                isAudioOnly={isAudioOnly}
                until={Math.floor(Math.min(duration, bufferedUntil(video, position)))}
              />
            )
          )
        }
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
        panels={[
          {
            id: 'notes',
            label: '笔记',
            note: info?.noteCount ? String(info.noteCount) : undefined,
            content: (
              <LessonNotes
                lessonId={lessonId}
                second={Math.floor(position)}
                onSeek={seek}
                onSeen={() => send({ type: 'presence.seen' })}
                field={noteField}
              />
            ),
          },
          {
            id: 'questions',
            label: '答疑',
            note: info?.questionCount ? String(info.questionCount) : undefined,
            content: panel === 'questions' && (
              <LatePiece of={questions} fallback={fallback('答疑')} courseId={courseId} lessonId={lessonId} />
            ),
          },
          {
            id: 'files',
            label: '讲义',
            content: panel === 'files' && (
              <LatePiece of={files} fallback={fallback('讲义')} courseId={courseId} chapterNo={chapter.no} />
            ),
          },
        ]}
        neighbours={
          <NeighbourLinks
            prev={info?.prev ? { ...info.prev, href: hrefOf(info.prev.lessonId) } : null}
            next={info?.next ? { ...info.next, href: hrefOf(info.next.lessonId) } : null}
          />
        }
      />
      {open === 'outline' && outlineDrawer.Component && (
        <outlineDrawer.Component
          chapters={outline.chapters}
          lessonId={lessonId}
          watchRate={snapshot?.context.server.courseRate ?? outline.course.videoRate}
          leftSeconds={leftSecondsOf(outline)}
          side={isWide ? 'end' : 'bottom'}
          hrefOf={hrefOf}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'report' && reportDialog.Component && (
        <reportDialog.Component
          second={Math.floor(position)}
          isPending={reporting.pending}
          problem={reporting.errors?.content ?? reporting.problem?.message ?? null}
          onSubmit={(said) =>
            void reporting.send(
              { lessonId, second: Math.floor(position), ...said },
              {
                done: () => {
                  setOpen(null);
                  notify({ type: 'success', text: '报错已提交，我们会核对这一节。' });
                },
              },
            )
          }
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'keys' && keysDialog.Component && <keysDialog.Component onClose={() => setOpen(null)} />}
    </>
  );
}

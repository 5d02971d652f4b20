import { timeWords } from '@qianwei/api/time/words';
import {
  selectHolder,
  selectNeedsLogin,
  selectSaveState,
  selectUnsavedSeconds,
} from '@qianwei/machines/playback/selectors';
import { Banner } from '@qianwei/ui/Banner';
import { TextButton } from '@qianwei/ui/TextButton';
import { deviceWords } from '../../../shared/device/device-text.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { isRefused, type LessonState } from './lesson-state.ts';
import {
  HeldElsewhere,
  LineSwitched,
  NetworkLost,
  NoLine,
  SessionLost,
  StillThere,
} from './PlayerBanners.tsx';
import type { LessonPlayer } from './use-player.ts';

/** The second until which the picture has come without a gap. */
function bufferedUntil(video: HTMLVideoElement | null, { position, duration }: LessonState): number {
  if (video === null) return Math.floor(position);
  const { buffered } = video;
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= position + 1 && position <= buffered.end(index))
      return Math.floor(Math.min(duration, buffered.end(index)));
  return Math.floor(position);
}

export interface PlayNewsProps {
  player: LessonPlayer;
}

/** News that needs an eye, the most pressing alone; nothing without any. */
export default function PlayNews({ player: { playback, state, video, takeOver } }: PlayNewsProps) {
  const { snapshot, send, switchedLine } = playback;
  if (playback.isMissing) return <NoLine onRetry={playback.loadAgain} />;
  if (snapshot === null) return null;
  const { problem, connection } = snapshot.context;
  const holder = selectHolder(snapshot);
  if (holder !== null)
    return (
      <HeldElsewhere
        device={deviceWords(holder.device)}
        since={timeWords(holder.since)}
        isPending={connection.isTakeOver}
        onTakeOver={takeOver}
      />
    );
  if (snapshot.hasTag('asking'))
    return <StillThere onContinue={() => send({ type: 'presence.confirmed' })} />;
  if (selectNeedsLogin(snapshot))
    return (
      <SessionLost keptSeconds={selectUnsavedSeconds(snapshot)} onLogIn={() => send({ type: 'retry' })} />
    );
  if (problem?.code === 'REFUSED')
    return (
      <Banner
        tone="danger"
        live="assertive"
        title={isRefused(snapshot) ? '这一节没有打开。' : '进度暂时没有保存到服务器。'}
        action={
          isRefused(snapshot) ? undefined : (
            <TextButton onPress={() => send({ type: 'retry' })}>再试一次</TextButton>
          )
        }
      >
        <WhyRefused problem={{ message: problem.failure.message, data: problem.failure.data ?? null }} />
      </Banner>
    );
  if (selectSaveState(snapshot) === 'local')
    return (
      <NetworkLost
        until={bufferedUntil(video, state)}
        keptSeconds={selectUnsavedSeconds(snapshot)}
        onRetry={() => send({ type: 'network.online' })}
        onAudioOnly={state.isAudioOnly ? undefined : () => send({ type: 'quality.chosen', quality: 'AUDIO' })}
      />
    );
  if (problem?.code === 'SOURCES_FAILED') return <NoLine onRetry={() => send({ type: 'retry' })} />;
  return switchedLine === null ? null : <LineSwitched line={switchedLine} />;
}

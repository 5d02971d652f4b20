import { playSpeeds, quality as qualities } from '@qianwei/api/contract/course/play';
import { PlayerBar } from '@qianwei/ui/PlayerBar';
import { useLocation } from 'wouter';
import { useHydrated } from '../../../shared/page/use-hydrated.ts';
import { isRefused } from './lesson-state.ts';
import { missingInBrowser } from './media/video-commands.ts';
import { readPlayChoices, storePlayChoices } from './play-choices.ts';
import type { LessonPlayer } from './use-player.ts';

const usualQuality = '720P';
const qualityLabels: Readonly<Record<string, string>> = { '720P': '720P', '360P': '360P 省流量' };

export interface LessonControlsProps {
  player: LessonPlayer;
  /** The address of a lesson. */
  hrefOf: (lessonId: string) => string;
}

const reason = '这一节没有打开';
const notOpened = {
  ...{ play: reason, next: reason, quality: reason, subtitles: reason, audioOnly: reason },
  ...{ volume: reason, pictureInPicture: reason, fullScreen: reason },
};

/** The bar of a lesson: what is chosen for speed and picture holds for the next lesson too. */
export default function LessonControls({ player, hrefOf }: LessonControlsProps) {
  const { playback, state, sound, commands, hasCues } = player;
  const { send } = playback;
  const { info } = state;
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const choose = (id: string) => {
    const chosen = qualities.options.find((option) => option === id);
    if (chosen === undefined) return;
    send({ type: 'quality.chosen', quality: chosen });
    storePlayChoices({ ...readPlayChoices(), quality: chosen });
  };
  // Before the lesson is open the picture is the usual one, so that no button moves.
  const pictures = qualities.options.filter(
    (id) =>
      id !== 'AUDIO' &&
      (info === null ? id === usualQuality : info.playUrls.some(({ quality }) => quality === id)),
  );
  return (
    <PlayerBar
      isPlaying={state.isPlaying}
      position={state.position}
      duration={state.duration}
      speed={state.speed}
      speeds={playSpeeds}
      quality={state.quality || usualQuality}
      qualities={pictures.map((id) => ({ id, label: qualityLabels[id] ?? id }))}
      hasSubtitles={player.hasSubtitles}
      isAudioOnly={state.isAudioOnly}
      isMuted={sound.isMuted}
      volume={sound.volume}
      isFullScreen={player.isFullScreen}
      nextTitle={info?.next ? `${info.next.no} ${info.next.title}` : ''}
      unavailable={{
        ...(hydrated && missingInBrowser()),
        ...(info?.next === null && { next: '这是最后一节' }),
        ...(!hasCues && { subtitles: '这一节没有字幕' }),
        ...(isRefused(playback.snapshot) && notOpened),
      }}
      onPlay={player.togglePlay}
      onNext={() => info?.next && navigate(hrefOf(info.next.lessonId))}
      onSpeed={(speed) => {
        send({ type: 'speed.chosen', speed });
        const chosen = playSpeeds.find((option) => option === speed);
        if (chosen !== undefined) storePlayChoices({ ...readPlayChoices(), speed: chosen });
      }}
      onQuality={choose}
      onSubtitles={player.showSubtitles}
      onAudioOnly={(isOn) => choose(isOn ? 'AUDIO' : (pictures[0] ?? '720P'))}
      onVolume={commands.setVolume}
      onMute={commands.mute}
      onPictureInPicture={() => void commands.pictureInPicture()}
      onFullScreen={player.toggleFullScreen}
    />
  );
}

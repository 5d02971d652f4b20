import { type KeyboardEvent, useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Menu } from '../Menu/Menu.tsx';
import { BarButton, type BarButtonProps } from './BarButton.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import * as styles from './PlayerBar.css.ts';
import type { PlayerBarProps, PlayerControl } from './PlayerBar.props.ts';
import { playerBarTexts } from './PlayerBar.texts.ts';

export type { PlayerBarProps, PlayerControl } from './PlayerBar.props.ts';

/** The volumes that can be chosen, percent. */
const volumes = [100, 75, 50, 25];

/**
 * Controls of a player, in one row below the picture: one Tab stop, arrows, Home and End move between them. Each has a
 * tip with its key; the keys themselves are the page's. In a narrow bar the rarer controls are in a menu at the end.
 */
export function PlayerBar({
  label = '播放控制',
  nextTitle = '',
  unavailable = {},
  ref,
  ...props
}: PlayerBarProps) {
  const { isPlaying, position, duration, speed, speeds, quality, qualities, isMuted, isFullScreen } = props;
  const words = { ...playerBarTexts, ...props.texts };
  const bar = useRef<HTMLDivElement>(null);
  const control = (id: PlayerControl, name: string): Pick<BarButtonProps, 'name' | 'unavailable'> => {
    const reason = unavailable[id];
    return reason === undefined ? { name } : { name: words.unavailable(name, reason), unavailable: true };
  };
  const percent = isMuted ? 0 : Math.round(props.volume * 100);
  const qualityLabel = qualities.find(({ id }) => id === quality)?.label ?? quality;
  return (
    <Toolbar ref={ref} aria-label={label} className={styles.frame}>
      {/* The trigger of a menu stops its key events, so they are handled in the capture phase. */}
      <div ref={bar} role="presentation" className={styles.bar} onKeyDownCapture={toEnds}>
        <BarButton
          {...control('play', isPlaying ? words.pause : words.play)}
          icon={isPlaying ? 'pause' : 'play'}
          onPress={() => props.onPlay(!isPlaying)}
        />
        <BarButton
          {...control('next', words.next(nextTitle))}
          icon="nextTrack"
          wideOnly
          onPress={props.onNext}
        />
        <p className={styles.time}>
          <span className={styles.now}>{words.clock(position)}</span>
          <span aria-hidden="true"> / </span>
          <span className={visuallyHidden}>{words.of}</span>
          {words.clock(duration)}
        </p>
        <Menu
          placement="top end"
          selected={String(speed)}
          trigger={<BarButton name={words.speed(speed)} text={words.speedFigure(speed)} />}
          items={speeds.map((each) => ({
            id: String(each),
            label: words.speedFigure(each),
            onAction: () => props.onSpeed(each),
          }))}
        />
        {unavailable.quality === undefined ? (
          <Menu
            placement="top end"
            selected={quality}
            trigger={<BarButton name={words.quality(qualityLabel)} text={qualityLabel} wideOnly />}
            items={qualities.map(({ id, label: name, note }) => ({
              id,
              label: name,
              note,
              onAction: () => props.onQuality(id),
            }))}
          />
        ) : (
          <BarButton
            {...control('quality', words.quality(qualityLabel))}
            text={qualityLabel}
            wideOnly
            onPress={nothing}
          />
        )}
        <BarButton
          {...control('subtitles', words.showSubtitles)}
          icon="subtitles"
          text={words.subtitles}
          pressed={props.hasSubtitles}
          onPress={() => props.onSubtitles(!props.hasSubtitles)}
        />
        <BarButton
          {...control('audioOnly', words.audioOnly)}
          icon="headphones"
          pressed={props.isAudioOnly}
          onPress={() => props.onAudioOnly(!props.isAudioOnly)}
        />
        {unavailable.volume === undefined ? (
          <Menu
            placement="top end"
            selected={String(nearest(percent))}
            trigger={
              <BarButton
                name={words.volume(percent)}
                icon={percent === 0 ? 'volumeOff' : 'volume'}
                wideOnly
              />
            }
            items={[
              ...volumes.map((each) => ({
                id: String(each),
                label: words.volumeFigure(each),
                onAction: () => props.onVolume(each / 100),
              })),
              { id: '0', label: words.mute, apart: true, onAction: () => props.onMute(true) },
            ]}
          />
        ) : (
          <BarButton {...control('volume', words.volume(percent))} icon="volume" wideOnly onPress={nothing} />
        )}
        <BarButton
          {...control('pictureInPicture', words.pictureInPicture)}
          icon="pictureInPicture"
          wideOnly
          onPress={props.onPictureInPicture}
        />
        <BarButton
          {...control('fullScreen', isFullScreen ? words.leaveFullScreen : words.fullScreen)}
          icon={isFullScreen ? 'fullScreenOff' : 'fullScreen'}
          wideOnly
          onPress={() => props.onFullScreen(!isFullScreen)}
        />
        <MoreMenu {...props} nextTitle={nextTitle} unavailable={unavailable} words={words} />
      </div>
    </Toolbar>
  );
}

/** A press on what cannot be used now. */
const nothing = () => {};

/** The volume of the menu that is nearest, percent; 0 is muted. */
const nearest = (percent: number) =>
  percent === 0
    ? 0
    : volumes.reduce((best, each) => (Math.abs(each - percent) < Math.abs(best - percent) ? each : best));

/** Home and End, which React Aria's toolbar leaves out. */
function toEnds(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Home' && event.key !== 'End') return;
  // A menu's own keys pass through here too, though it is elsewhere in the document.
  if (!event.currentTarget.contains(event.target as Node)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
  event.preventDefault();
  buttons.at(event.key === 'Home' ? 0 : -1)?.focus();
}

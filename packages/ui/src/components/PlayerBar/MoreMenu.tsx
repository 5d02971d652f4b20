import { Menu } from '../Menu/Menu.tsx';
import type { MenuEntry } from '../Menu/MenuPopover.tsx';
import { BarButton } from './BarButton.tsx';
import * as styles from './PlayerBar.css.ts';
import type { PlayerBarProps } from './PlayerBar.props.ts';
import type { PlayerBarTexts } from './PlayerBar.texts.ts';

type MoreMenuProps = Omit<PlayerBarProps, 'ref' | 'label' | 'texts'> &
  Required<Pick<PlayerBarProps, 'nextTitle' | 'unavailable'>> & { words: PlayerBarTexts };

/** Controls that have no room in a narrow bar. */
export function MoreMenu({ words, unavailable, nextTitle, ...props }: MoreMenuProps) {
  const { quality, qualities, isMuted, isFullScreen } = props;
  const items: MenuEntry[] = [
    {
      id: 'fullScreen',
      label: isFullScreen ? words.leaveFullScreen : words.fullScreen,
      icon: isFullScreen ? 'fullScreenOff' : 'fullScreen',
      reason: unavailable.fullScreen,
      onAction: () => props.onFullScreen(!isFullScreen),
    },
    {
      id: 'next',
      label: words.next(nextTitle),
      icon: 'nextTrack',
      reason: unavailable.next,
      onAction: props.onNext,
    },
    {
      id: 'mute',
      label: words.mute,
      icon: isMuted ? 'check' : 'volumeOff',
      reason: unavailable.volume,
      onAction: () => props.onMute(!isMuted),
    },
    {
      id: 'pictureInPicture',
      label: words.pictureInPicture,
      icon: 'pictureInPicture',
      reason: unavailable.pictureInPicture,
      onAction: props.onPictureInPicture,
    },
    ...qualities.map(
      ({ id, label, note }, index): MenuEntry => ({
        id: `quality ${id}`,
        label: words.quality(label),
        note,
        icon: id === quality ? 'check' : 'minus',
        apart: index === 0,
        reason: unavailable.quality,
        onAction: () => props.onQuality(id),
      }),
    ),
  ];
  return (
    <div className={styles.narrowOnly}>
      <Menu placement="top end" trigger={<BarButton name={words.more} icon="menu" />} items={items} />
    </div>
  );
}

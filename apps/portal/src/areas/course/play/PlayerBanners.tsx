import { formatDuration } from '@qianwei/api/time/duration';
import { chineseNumber, placeWords } from '@qianwei/studies';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { TextButton } from '@qianwei/ui/TextButton';
import * as styles from './Player.css.ts';

/** A line failed, and another one goes on. `line` is the one in use now, from 1. */
export function LineSwitched({ line }: { line: number }) {
  return (
    <Banner tone="info" live="polite" title={`视频加载失败，已为你切换到线路${chineseNumber(line)}。`}>
      从刚才的位置接着播放，进度不受影响。
    </Banner>
  );
}

/** No line works. */
export function NoLine({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      live="assertive"
      title="视频加载失败，所有线路都试过了。"
      action={<TextButton onPress={onRetry}>重新加载</TextButton>}
    >
      看过的进度已经保存。请检查网络，稍后再试。
    </Banner>
  );
}

interface HeldElsewhereProps {
  /** The other browser and since when, in words: Chrome 140，Windows; 20:12. */
  device: string;
  since: string;
  isPending: boolean;
  onTakeOver: () => void;
}

/** The lesson is played in another browser: this one waits until it is taken over. */
export function HeldElsewhere({ device, since, isPending, onTakeOver }: HeldElsewhereProps) {
  return (
    <Banner
      tone="warning"
      live="assertive"
      title="已在其他设备播放。"
      action={
        <div className={styles.bannerAct}>
          <Button size="small" pending={isPending} onPress={onTakeOver}>
            在这里继续
          </Button>
        </div>
      }
    >
      {device}，{since} 起。同一时间只能在一台设备上播放；在这里继续后，那边会暂停。
    </Banner>
  );
}

/** The session has ended, and the student has put off the login. */
export function SessionLost({ keptSeconds, onLogIn }: { keptSeconds: number; onLogIn: () => void }) {
  return (
    <Banner
      tone="warning"
      live="assertive"
      title="登录已失效。"
      action={<TextButton onPress={onLogIn}>重新登录</TextButton>}
    >
      {keptSeconds > 0 && `已看的 ${keptSeconds} 秒存在本机，不会丢，也不会重复算。`}登录后自动补传。
    </Banner>
  );
}

/** Asks, after a while without a sign of the student, whether the lesson is to go on. */
export function StillThere({ onContinue }: { onContinue: () => void }) {
  return (
    <Banner
      tone="info"
      live="assertive"
      title="还在学习吗？"
      action={
        <div className={styles.bannerAct}>
          <Button size="small" onPress={onContinue}>
            继续学习
          </Button>
        </div>
      }
    >
      视频已暂停，进度已经保存。
    </Banner>
  );
}

interface NetworkLostProps {
  /** The second until which the picture has come already. */
  until: number;
  /** Seconds that were watched and are kept on this device. */
  keptSeconds: number;
  onRetry: () => void;
  /** Changes to the sound alone; left out when only the sound is played already. */
  onAudioOnly?: () => void;
}

/** The network is gone: what can still be watched, and that nothing is lost. */
export function NetworkLost({ until, keptSeconds, onRetry, onAudioOnly }: NetworkLostProps) {
  return (
    <Banner
      tone="warning"
      live="polite"
      title={`网络断了，视频还能看到 ${placeWords(until)}。`}
      action={
        <span className={styles.bannerActs}>
          <TextButton onPress={onRetry}>马上重连</TextButton>
          {onAudioOnly && <TextButton onPress={onAudioOnly}>改听音频，省流量</TextButton>}
        </span>
      }
    >
      {keptSeconds > 0
        ? `已看的 ${formatDuration(keptSeconds * 1000)}存在本机，不会丢，也不会重复算。`
        : '已看的进度都保存了。'}
      联网后自动补传。
    </Banner>
  );
}

import AlertDialogPanel from '@qianwei/ui/AlertDialog/AlertDialogPanel';
import { Banner } from '@qianwei/ui/Banner';
import { clockOf } from '@qianwei/ui/Countdown/time-left';
import { tabular, visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useEffect, useState } from 'react';
import { lines } from './dialogs.css.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

interface IdleDialogProps {
  /** When the session ends, ms since 1970 by `clock`. */
  endsAt: number;
  /** The server's clock. */
  clock: () => number;
  /** Minutes since the student last did anything. */
  quietMinutes: number;
  /** 继续使用 waits for the server. */
  isAsking: boolean;
  /** 继续使用 was pressed, and no answer came. */
  hasFailed: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Says that the session is about to end. A screen reader announces it when it opens and in the last minute, not
 * each second; in a hidden tab the title says it.
 */
export default function IdleDialog({
  endsAt,
  clock,
  quietMinutes,
  isAsking,
  hasFailed,
  onStay,
  onLeave,
}: IdleDialogProps) {
  const left = useLeft(endsAt, clock);
  useTitlePrefix(`(${Math.max(1, Math.ceil(left / 60_000))} 分钟后退出) `);
  return (
    <AlertDialogPanel
      title="即将退出登录"
      isOpen
      onOpenChange={onStay}
      safeLabel="继续使用"
      keeping={isAsking}
      actLabel="退出登录"
      onAct={onLeave}
    >
      <div className={lines}>
        <p>
          你已 {quietMinutes} 分钟没有操作，为保护账号，
          <span role="timer" className={tabular}>
            {clockOf(left).figure.replace(/^0/, '')}
          </span>{' '}
          后将自动退出。测验中未交卷的答案保存在本机，不会丢失。
        </p>
        {hasFailed && (
          <Banner tone="danger" live="assertive">
            网络连接异常，未能继续，请检查网络后再试。
          </Banner>
        )}
        <span role="status" className={visuallyHidden}>
          {left <= 60_000 && '1 分钟后自动退出登录'}
        </span>
      </div>
    </AlertDialogPanel>
  );
}

/** Ms until the end, updated each second and when the page becomes visible. */
function useLeft(endsAt: number, clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const update = () => setNow(clock());
    const timer = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock]);
  return Math.max(0, endsAt - now);
}

import { Button } from '@qianwei/ui/Button';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { crash } from './failure-pages.css.ts';

/** True when code could not be fetched: the network broke, or a newer version has replaced the files. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /import|preload|chunk|module/i.test(error.message) &&
    !(error instanceof SyntaxError)
  );
}

const reload = () => location.reload();

/**
 * In place of a page that crashed: what happened, what it means, what to do. Without a network it tries again as soon as
 * there is one; else nothing happens by itself. `onRetry` opens the page again in its place; by default all is reloaded.
 */
export function CrashPage({ error, onRetry = reload }: { error: unknown; onRetry?: () => void }) {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const isMissing = isMissingCode(error);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isMissing && isOnline && wasOffline.current) onRetry();
    wasOffline.current = !isOnline;
  }, [isMissing, isOnline, onRetry]);
  if (isMissing && !isOnline)
    return (
      <Crash
        title="网络中断"
        text="这个页面还没有取到。网络恢复后会自动打开；已提交的内容不受影响。"
        action={<Button onPress={onRetry}>重试</Button>}
      />
    );
  return (
    <Crash
      title={isMissing ? '这个页面没有取到' : '页面出了问题'}
      text={
        isMissing
          ? '可能刚刚发布了新版本，刷新后就能打开；已提交的内容不受影响。'
          : '这个页面没能显示出来，已提交的内容不受影响。请刷新重试；如果还是这样，请联系客服。'
      }
      action={
        <Button variant="primary" onPress={reload}>
          刷新页面
        </Button>
      }
    />
  );
}

function Crash({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className={crash} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </div>
  );
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

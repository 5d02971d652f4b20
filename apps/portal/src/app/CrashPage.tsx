import { Button } from '@qianwei/ui/Button';
import { MissingCode } from '@qianwei/ui/late';
import type { ReactNode } from 'react';
import { useIsOnline } from '../shared/device/use-is-online.ts';
import { crash, row } from './failure-pages.css.ts';

const reload = () => location.reload();

/**
 * In place of a page that crashed: what happened, what it means, what to do. Code that has not come is shown by itself when
 * it has. `retry` opens the page again in its place; by default all is reloaded.
 */
export function CrashPage({ error, retry = reload }: { error: unknown; retry?: () => void }) {
  const isOnline = useIsOnline();
  if (!(error instanceof MissingCode))
    return (
      <Crash
        title="页面出了问题"
        text="这个页面没能显示出来，已提交的内容不受影响。请刷新重试；如果还是这样，请联系客服。"
        action={refresh}
      />
    );
  if (error.isGone)
    return (
      <Crash
        title="刚发布了新版本"
        text="这个页面的文件已经换成新的，刷新后就能打开。其他打开着的页面还在，没有保存的内容请先回去保存。"
        action={refresh}
      />
    );
  if (!isOnline)
    return (
      <Crash
        title="网络中断"
        text="这个页面还没有取到。网络恢复后会自动打开；已提交的内容不受影响。"
        action={<Button onPress={retry}>重试</Button>}
      />
    );
  return (
    <Crash
      title="这个页面没有取到"
      text="网络可能断了，已提交的内容不受影响。请重试；如果还是这样，请刷新页面。"
      action={
        <div className={row}>
          <Button variant="primary" onPress={retry}>
            重试
          </Button>
          <Button onPress={reload}>刷新页面</Button>
        </div>
      }
    />
  );
}

const refresh = (
  <Button variant="primary" onPress={reload}>
    刷新页面
  </Button>
);

function Crash({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className={crash} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </div>
  );
}

import { Button } from '@qianwei/ui/Button';
import { crash } from './failure-pages.css.ts';

/** True when code could not be fetched: the network broke, or a newer version has replaced the files. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /import|preload|chunk|module/i.test(error.message) &&
    !(error instanceof SyntaxError)
  );
}

/** In place of a page that crashed: what happened, what it means, what to do. It never reloads by itself. */
export function CrashPage({ error }: { error: unknown }) {
  const missing = isMissingCode(error);
  return (
    <div className={crash} role="alert">
      <h1>{missing ? '检测到新版本或网络中断，请刷新' : '页面出了问题'}</h1>
      <p>
        {missing
          ? '这个页面的文件没有取到。请检查网络后刷新；已提交的内容不受影响。'
          : '这个页面没能显示出来，已提交的内容不受影响。请刷新重试；如果还是这样，请联系客服。'}
      </p>
      <Button variant="primary" onPress={() => location.reload()}>
        刷新页面
      </Button>
    </div>
  );
}

import { noAnswerText } from '@qianwei/api/errors';
import { Button } from '@qianwei/ui/Button';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useSession } from '../shared/session/session.tsx';
import { full, row } from './failure-pages.css.ts';
import type { RoutesActor } from './routes-actor.ts';

/** User info has failed to load (GEN-5): says why, with 重试 and 退出登录. It never retries by itself. */
export function LoadFailedPage({
  routes,
  reason,
}: {
  routes: Pick<RoutesActor, 'send'>;
  reason: string | null;
}) {
  const { send } = useSession();
  return (
    <main className={full} id="content" tabIndex={-1}>
      <h1 className={visuallyHidden}>加载用户信息失败</h1>
      <div role="alert">
        <EmptyState
          drawing="offline"
          title="加载用户信息失败"
          why={`${reason ?? noAnswerText}你的登录没有失效，重试即可继续。`}
          action={
            <div className={row}>
              <Button variant="primary" onPress={() => routes.send({ type: 'retry.requested' })}>
                重试
              </Button>
              <Button onPress={() => send({ type: 'logout.requested' })}>退出登录</Button>
            </div>
          }
        />
      </div>
    </main>
  );
}

import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { useLocation } from 'wouter';
import { institution } from '../../institution/institution.ts';
import { pendingPageAt } from '../../routes/pending-pages.ts';
import { useSession } from '../../shared/session/session.tsx';
import { purposes } from './purposes.ts';

/** In place of a page that this version does not have yet: what it is for, who helps until then, and a link back. */
export default function PendingPage() {
  const [path] = useLocation();
  const { session } = useSession();
  const page = pendingPageAt(path);
  return (
    <>
      <PageHeader title={page?.title} />
      <EmptyState
        drawing="paper"
        title="当前版本还没有这个页面"
        why={
          <>
            {page && `这个页面用来：${purposes[page.path]}`}需要现在办理的，请联系客服{' '}
            <span className={unbroken}>{institution.service.phone}</span>（{institution.service.hours}）。
          </>
        }
        action={
          <ButtonLink href={session ? '/' : '/login'} variant="outline">
            {session ? '返回首页' : '返回登录页'}
          </ButtonLink>
        }
      />
    </>
  );
}

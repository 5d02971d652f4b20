import { CERTIFICATE_TITLE, certificateHost, PRACTICE_TITLE } from '@qianwei/machines/routes/generate';
import { findRoute, placeRoutes } from '@qianwei/machines/routes/route';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { useLocation } from 'wouter';
import { institution } from '../../institution/institution.ts';
import { allRoutes } from '../../routes/all.ts';
import { useHostname } from '../../shared/page/rendering.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { pendingWords } from './pending-text.ts';

const placed = placeRoutes(allRoutes);

/** In place of a page that this version does not have yet: what it is for, who helps until then, and a link back. */
export default function PendingPage() {
  const [path] = useLocation();
  const { session } = useSession();
  const found = findRoute(allRoutes, path) ?? placed[0];
  const isCertificate = certificateHost(useHostname(), institution.certificateMarker);
  const own = found?.route.title ?? '';
  const title = isCertificate && own === PRACTICE_TITLE ? CERTIFICATE_TITLE : own;
  const does = found ? pendingWords[found.path] : undefined;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        drawing="paper"
        title="当前版本还没有这个页面"
        why={
          <>
            {does && `这个页面用来：${does}`}需要现在办理的，请联系客服{' '}
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

import { findRoute } from '@qianwei/machines/routes/route';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { useLocation } from 'wouter';
import { allRoutes } from '../../routes/all.ts';

/** No page is at this address, or not for this student (ROUTE-12): says which of the two, with a link home. */
export default function NotFoundPage() {
  const [path] = useLocation();
  const found = findRoute(allRoutes, path);
  const why = found?.route.title
    ? `你当前的平台没有开通“${found.route.title}”。如果需要办理，请联系教务老师。`
    : '地址可能输入有误，或者页面已经移走。请核对地址，或者从首页重新进入。';
  return (
    <>
      <PageHeader title="页面不存在或你无权访问" />
      <EmptyState
        drawing="notFound"
        title={found ? '你无权访问这个页面' : '没有找到这个页面'}
        why={why}
        action={
          <ButtonLink href="/" variant="primary">
            返回首页
          </ButtonLink>
        }
      />
    </>
  );
}

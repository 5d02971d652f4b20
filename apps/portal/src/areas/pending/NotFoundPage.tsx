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
  return (
    <>
      <PageHeader title="页面不存在或你无权访问" />
      <EmptyState
        drawing="notFound"
        title={
          found?.route.title ? `“${found.route.title}”在你当前的平台没有开通` : '请核对地址，或者从首页进入'
        }
        why={found ? '需要办理时，请联系教务老师。' : '地址可能输入有误，页面也可能已经移走。'}
        action={
          <ButtonLink href="/" variant="primary">
            返回首页
          </ButtonLink>
        }
      />
    </>
  );
}

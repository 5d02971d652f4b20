import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { institution } from './institution.ts';

/** The contact page: 联系学院. */
export function ContactPage() {
  const { phone, hours } = institution.service;
  return (
    <>
      <PageHeader title="联系学院" lede={institution.school} />
      <p>
        电话 {phone}，{hours}
      </p>
    </>
  );
}

/** An address that this portal has no page for, such as the change of an initial password. */
export function MissingPage() {
  return (
    <EmptyState
      drawing="notFound"
      title="没有这个页面"
      why="地址有误，或者这项业务还没有开通。初始密码请到学院修改。"
      action={<ButtonLink href="/">看通知公告</ButtonLink>}
    />
  );
}

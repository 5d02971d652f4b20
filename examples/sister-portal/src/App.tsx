import { AppShell } from '@qianwei/ui/AppShell';
import { Breadcrumbs } from '@qianwei/ui/Breadcrumbs';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { Menu } from '@qianwei/ui/Menu';
import { UserButton } from '@qianwei/ui/UserButton';
import { Wordmark } from '@qianwei/ui/Wordmark';
import { type ReactNode, useEffect, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { institution, menu } from './institution.ts';
import { LoginPage } from './LoginPage.tsx';
import { NoticePage } from './NoticePage.tsx';
import { ContactPage, MissingPage } from './OtherPages.tsx';
import { navigate, usePath } from './place.ts';
import { session, useStudent } from './services.ts';
import { Toasts } from './Toasts.tsx';

const pages: Record<string, { title: string; page: ReactNode }> = {
  '/': { title: '通知公告', page: <NoticePage /> },
  '/login': { title: '登录', page: <LoginPage /> },
  '/contact': { title: '联系学院', page: <ContactPage /> },
};
const missing = { title: '没有这个页面', page: <MissingPage /> };

/** The whole portal: the shell with the school's name and menu, one page, and the toasts above both. */
export function App() {
  const path = usePath();
  const [opened, setOpened] = useState(true);
  const { title, page } = pages[path] ?? missing;
  useEffect(() => {
    document.title = `${title} - ${institution.product}`;
  }, [title]);
  return (
    <LocaleProvider>
      <RouterProvider navigate={navigate}>
        <AppShell
          mark={mark}
          brand={<Wordmark name={institution.product} institution={institution.school} mark={mark} />}
          product={institution.product}
          items={menu}
          currentPath={path}
          sidebarOpened={opened}
          onSidebarToggle={() => setOpened(!opened)}
          breadcrumb={<Breadcrumbs items={[{ label: title }]} />}
          user={path !== '/login' && <User />}
        >
          {page}
        </AppShell>
        <Toasts />
      </RouterProvider>
    </LocaleProvider>
  );
}

const mark = <img src="/mark.svg" alt="" width={32} height={32} />;

function User() {
  const student = useStudent();
  if (student === null)
    return (
      <ButtonLink href="/login" size="small">
        登录
      </ButtonLink>
    );
  const logout = () => session.send({ type: 'logout.requested' });
  return (
    <Menu
      trigger={<UserButton name={student.name} src={student.headUrl} />}
      items={[{ id: 'logout', label: '退出登录', onAction: logout }]}
    />
  );
}

import { AppShell, type AppShellProps } from '@qianwei/ui/AppShell';
import { BellLink } from '@qianwei/ui/BellLink';
import { BrandMark } from '@qianwei/ui/BrandMark';
import { Breadcrumbs, type Crumb } from '@qianwei/ui/Breadcrumbs';
import { Menu } from '@qianwei/ui/Menu';
import { SearchButton } from '@qianwei/ui/SearchButton';
import { UserButton } from '@qianwei/ui/UserButton';
import { Wordmark } from '@qianwei/ui/Wordmark';
import { type ReactNode, useState } from 'react';
import { sampleItems } from '../../../../packages/ui/src/components/Sidebar/sampleItems.ts';

interface FrameProps extends Pick<AppShellProps, 'currentPath' | 'back'> {
  /** From the menu's group down to the page itself, which is the phone's title too. */
  trail: readonly Crumb[];
  /** The name of the student. Default 周子墨. */
  student?: string;
  /** Unread notices. Default 3. */
  notices?: number;
  /** Numbers of open duties, by the path of the menu's entry. Default those of 周子墨. */
  badges?: Readonly<Record<string, number>>;
  children: ReactNode;
}

type Entries = AppShellProps['items'];

const withBadges = (items: Entries, badges: Readonly<Record<string, number>>): Entries =>
  items.map((item) => ({
    ...item,
    badge: badges[item.path],
    children: item.children && withBadges(item.children, badges),
  }));

/** The portal of 江澜大学 around a drawn page, at 20:14 on 21 November 2026. */
export function Frame({ trail, student = '周子墨', notices = 3, badges, children, ...place }: FrameProps) {
  const [opened, setOpened] = useState(true);
  return (
    <AppShell
      {...place}
      mark={<BrandMark height={30} />}
      brand={<Wordmark name="江澜自考学习平台" institution="主考院校 江澜大学" mark={<BrandMark />} />}
      product="江澜自考学习平台"
      items={badges ? withBadges(sampleItems, badges) : sampleItems}
      sidebarOpened={opened}
      onSidebarToggle={() => setOpened(!opened)}
      breadcrumb={<Breadcrumbs items={trail} />}
      search={<SearchButton onPress={() => {}} />}
      bell={<BellLink href="#notice" count={notices} />}
      user={
        <Menu
          trigger={<UserButton name={student} />}
          items={[
            { id: 'account', label: '个人信息', icon: 'user', href: '#account' },
            { id: 'logout', label: '退出登录', icon: 'logout', apart: true },
          ]}
        />
      }
      pageTitle={trail.at(-1)?.label}
    >
      {children}
    </AppShell>
  );
}

import { THESIS_PLATFORM } from '@qianwei/machines/routes/generate';
import { late, useLate } from '@qianwei/ui/late';
import { Menu, type MenuProps } from '@qianwei/ui/Menu';
import { UserButton } from '@qianwei/ui/UserButton';
import { memo, useState } from 'react';
import { useSession, useStudent } from '../shared/session/session.tsx';

const appearance = late(() => import('./AppearanceDialog.tsx'));

/** The menu behind the student's avatar and name. */
export const UserMenu = memo(function UserMenu() {
  const { send } = useSession();
  const { name, headUrl, platform, majorInfoList } = useStudent();
  const [isChoosing, setChoosing] = useState(false);
  const { Component: AppearanceDialog, open } = useLate(appearance);
  const items: (MenuProps['items'][number] | false)[] = [
    platform !== THESIS_PLATFORM && {
      id: 'account',
      label: '个人信息',
      icon: 'user',
      href: '/account/index',
    },
    majorInfoList.length > 1 && { id: 'major', label: '切换专业', icon: 'swap', href: '/chooseMajor' },
    { id: 'password', label: '修改密码', icon: 'lock', href: '/password' },
    { id: 'appearance', label: '显示设置', icon: 'text', onAction: () => open(() => setChoosing(true)) },
    { id: 'version', label: '版本信息', icon: 'info', href: '/version' },
    {
      id: 'logout',
      label: '退出登录',
      icon: 'logout',
      apart: true,
      onAction: () => send({ type: 'logout.requested' }),
    },
  ];
  return (
    <>
      <Menu
        trigger={<UserButton name={name} src={headUrl || undefined} />}
        items={items.filter((item) => item !== false)}
      />
      {AppearanceDialog && isChoosing && <AppearanceDialog onClose={() => setChoosing(false)} />}
    </>
  );
});

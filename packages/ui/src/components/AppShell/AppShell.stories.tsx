import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellLink } from '../BellLink/BellLink.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { DeadlineLine } from '../DeadlineLine/DeadlineLine.tsx';
import { sampleDeadlines, sampleNow } from '../DeadlineLine/sampleDeadlines.ts';
import { DockAction } from '../DockAction/DockAction.tsx';
import { Line, Lines } from '../Lines/Lines.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { Section } from '../Section/Section.tsx';
import { sampleItems } from '../Sidebar/sampleItems.ts';
import { UserButton } from '../UserButton/UserButton.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { AppShell } from './AppShell.tsx';

const notices = (
  <Lines>
    <Line>关于做好2027年1月考期课程报考工作的通知</Line>
    <Line>2026年10月考期成绩公布及复核安排</Line>
    <Line>学士学位英语考试报名通知</Line>
  </Lines>
);

export default {
  component: AppShell,
  args: {
    mark: <BrandMark height={30} />,
    brand: <Wordmark name="江澜自考学习平台" institution="主考院校 江澜大学" mark={<BrandMark />} />,
    product: '江澜自考学习平台',
    items: sampleItems,
    currentPath: '/home',
    sidebarOpened: true,
    onSidebarToggle: () => {},
    breadcrumb: <Breadcrumbs items={[{ label: '首页' }]} />,
    search: <SearchButton onPress={() => {}} />,
    bell: <BellLink href="#notice" count={3} />,
    user: (
      <Menu
        trigger={<UserButton name="周子墨" />}
        items={[
          { id: 'account', label: '个人信息', icon: 'user', href: '#account' },
          { id: 'logout', label: '退出登录', icon: 'logout', apart: true },
        ]}
      />
    ),
    children: (
      <>
        <PageHeader
          title="周子墨同学，晚上好"
          lede="准考证号 013224200002 · 专升本 · 计算机科学与技术（080901）"
        />
        <Section name="截止雷达" note="30 天内 6 项" action={<a href="#export">导出日历</a>}>
          <DeadlineLine items={sampleDeadlines} from={sampleNow} />
        </Section>
        <Section name="通知公告" action={<a href="#all">全部 12 条</a>}>
          {notices}
        </Section>
        <DockAction>
          <Button variant="primary">继续作答　48:12</Button>
        </DockAction>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof AppShell>;

type Story = StoryObj<typeof AppShell>;

export const Default: Story = {};

export const Playground: Story = {};

/** SESSION-5: the sidebar as a rail. */
export const Collapsed: Story = { args: { sidebarOpened: false } };

/** On a phone: the way up instead of the mark. */
export const BelowAnother: Story = {
  args: {
    currentPath: '/thesis',
    pageTitle: '论文任务',
    back: { href: '#thesis', label: '返回论文管理' },
    breadcrumb: <Breadcrumbs items={[{ label: '论文管理', href: '#thesis' }, { label: '论文任务' }]} />,
  },
};

export const NoAction: Story = { args: { children: <PageHeader title="版本信息" /> } };

export const LongNames: Story = {
  args: {
    product: 'W'.repeat(80),
    pageTitle: '习近平新时代中国特色社会主义思想概论与马克思主义基本原理',
    breadcrumb: <Breadcrumbs items={[{ label: 'W'.repeat(80), href: '#up' }, { label: '批注查看' }]} />,
    children: <PageHeader title={'W'.repeat(80)} />,
  },
};

export const RareNames: Story = {
  args: {
    product: '𠮷䶮 😀',
    pageTitle: 'مرحبا 02324 离散数学',
    breadcrumb: (
      <Breadcrumbs items={[{ label: '𠮷䶮 😀', href: '#up' }, { label: 'مرحبا 02324 离散数学' }]} />
    ),
  },
};

export const NoSlots: Story = {
  args: { search: undefined, bell: undefined, user: undefined, items: [] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellLink } from '../BellLink/BellLink.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { UserButton } from '../UserButton/UserButton.tsx';
import { TopBar } from './TopBar.tsx';

export default {
  component: TopBar,
  args: {
    breadcrumb: <Breadcrumbs items={[{ label: '教务管理' }, { label: '考试计划' }]} />,
    heading: '考试计划',
    search: <SearchButton onPress={() => {}} />,
    bell: <BellLink href="#notice" count={3} />,
    user: <UserButton name="周子墨" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

type Story = StoryObj<typeof TopBar>;

export const Default: Story = {};

export const Playground: Story = {};

export const HeadingOnly: Story = { args: { search: undefined, bell: undefined, user: undefined } };

export const LongNames: Story = {
  args: {
    breadcrumb: <Breadcrumbs items={[{ label: 'W'.repeat(80), href: '#up' }, { label: '批注查看' }]} />,
    user: <UserButton name={'W'.repeat(80)} />,
  },
};

export const RareNames: Story = { args: { heading: '𠮷䶮 😀', breadcrumb: 'مرحبا 02324 离散数学' } };

import { MissingCode } from '@qianwei/ui/late';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashPage } from '../../app/CrashPage.tsx';
import { LoadFailedPage } from '../../app/LoadFailedPage.tsx';
import { StoryApp } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import PendingPage from './PendingPage.tsx';

export default {
  component: StoryPage,
  args: { children: <PendingPage />, path: '/course/liveList' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = {};
export const LoggedOut: Story = { args: { path: '/live', student: null } };
export const Crashed: Story = { args: { children: <CrashPage error={new Error('boom')} /> } };
export const CodeMissing: Story = {
  args: { children: <CrashPage error={new MissingCode(null, false)} /> },
};
export const UserInfoFailed: StoryObj<typeof StoryApp> = {
  render: () => (
    <StoryApp>
      <LoadFailedPage routes={{ send: () => {} }} reason="网络连接异常，请稍后再试！" />
    </StoryApp>
  ),
};

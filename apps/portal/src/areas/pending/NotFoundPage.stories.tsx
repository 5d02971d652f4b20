import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import NotFoundPage from './NotFoundPage.tsx';

export default {
  component: StoryPage,
  args: { children: <NotFoundPage />, path: '/nowhere' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = {};
/** The address exists, but not for this student. */
export const NotAllowed: Story = { args: { path: '/course/list' } };
/** Nobody is logged in. */
export const LoggedOut: Story = { args: { student: null } };
/** An address as long as a mail program makes it. */
export const OverlongAddress: Story = { args: { path: `/${'w'.repeat(80)}` } };

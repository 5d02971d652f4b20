import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { ThesisApplications } from './ThesisApplications.tsx';
import { wangsApplications, wangsThesis } from './talk.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <ThesisApplications thesis={{ ...wangsThesis, applications: wangsApplications }} /> },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** A delay that waits, and a change that came back. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Details: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '换导师 看经过' }));
    await within(document.body).findByText('LB20261118-000003');
  },
};

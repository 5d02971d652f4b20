import { getThesisManual } from '@qianwei/api/contract/thesis/manual';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { retestManual } from './manual.fixtures.ts';
import RetestManualPage from './RetestManualPage.tsx';

export default {
  component: StoryPage,
  args: {
    children: <RetestManualPage />,
    path: '/thesisRetest/reviewsManual',
    route: '/thesisRetest/reviewsManual',
    fixtures: [answers(getThesisManual, retestManual)],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };

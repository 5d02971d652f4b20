import { errorCode } from '@qianwei/api/contract/envelope';
import { getThesisManual } from '@qianwei/api/contract/thesis/manual';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { thesisManual } from './manual.fixtures.ts';
import ThesisManualPage from './ThesisManualPage.tsx';

const path = '/thesis/reviewsManual';
const fixtures = [answers(getThesisManual, thesisManual)];

export default {
  component: StoryPage,
  args: { children: <ThesisManualPage />, path, route: path, fixtures },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Found: Story = { args: { path: `${path}?q=${encodeURIComponent('改约')}` } };
export const Nowhere: Story = { args: { path: `${path}?q=${encodeURIComponent('换时间')}` } };
export const NoThesis: Story = {
  args: { fixtures: [answers(getThesisManual, { ...thesisManual, current: null })] },
  tags: ['undrawn'],
};
export const Renewed: Story = {
  args: { fixtures: [refuses(getThesisManual, errorCode.notFound, '未找到相关记录')] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };

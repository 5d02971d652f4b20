import { errorCode } from '@qianwei/api/contract/envelope';
import { applyThesisDelay } from '@qianwei/api/contract/thesis/change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import DelayDrawer, { type DelayDrawerProps } from './DelayDrawer.tsx';
import { wangsThesis } from './talk.fixtures.ts';

const drawer = (delayable: DelayDrawerProps['thesis']['delayable'], thesis = wangsThesis) => (
  <DelayDrawer isOpen onClose={() => {}} thesis={{ ...thesis, delayable }} />
);

export default {
  component: StoryPage,
  args: { children: drawer(wangsThesis.delayable) },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** 修改稿 is overdue, AI使用说明 is not. */
export const TwoStages: Story = {
  args: {
    children: drawer([
      { stage: 'REVISION', deadline: '2026-11-11 00:00:00' },
      { stage: 'AI_INFO', deadline: '2026-12-14 00:00:00' },
    ]),
  },
};
/** A thesis of its own: what is typed stays on the device. */
export const Refused: Story = {
  args: {
    children: drawer(wangsThesis.delayable, { ...wangsThesis, studentPlanId: crypto.randomUUID() }),
    fixtures: [
      refuses(applyThesisDelay, errorCode.stateForbids, '“开题报告”延期申请正在审核，请等待结果', {
        ...{ nextTime: null, way: { kind: 'NONE', because: 'BESIDE' } },
      }),
    ],
  },
  play: async () => {
    const page = within(document.body);
    await userEvent.type(
      await page.findByRole('textbox', { name: '原因' }),
      '企业年末盘点，成本数据要到下周才能取得。',
    );
    await userEvent.click(page.getByRole('button', { name: '提交申请' }));
    await page.findByText('申请没有提交。');
  },
};

import { applyThesisChange } from '@qianwei/api/contract/thesis/change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import ChangeDrawer from './ChangeDrawer.tsx';
import { wangsThesis } from './talk.fixtures.ts';

const reason = '企业不再提供成本数据，原题目无法继续，申请更换。';

const drawer = (changeType: 'TOPIC' | 'ADVISOR', thesis = wangsThesis) => (
  <ChangeDrawer isOpen onClose={() => {}} thesis={thesis} changeType={changeType} />
);

export default {
  component: StoryPage,
  args: {
    children: drawer('TOPIC'),
    fixtures: [
      answers(applyThesisChange, {
        ...{ changeId: 'c1', status: 'PENDING' },
        ...proofOf('LB20261121-000007'),
      }),
    ],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Advisor: Story = { args: { children: drawer('ADVISOR') } };
/** A thesis of its own: what is typed stays on the device until it is sent. */
export const Applied: Story = {
  args: { children: drawer('TOPIC', { ...wangsThesis, studentPlanId: crypto.randomUUID() }) },
  play: async () => {
    const page = within(document.body);
    await userEvent.type(await page.findByRole('textbox', { name: '原因' }), reason);
    await userEvent.click(page.getByRole('button', { name: '提交申请' }));
    await page.findByText('LB20261121-000007');
  },
};

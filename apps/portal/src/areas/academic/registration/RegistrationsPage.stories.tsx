import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers } from '../../../shared/client/story-client.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import RegistrationsPage from './RegistrationsPage.tsx';
import {
  closedRegistrations,
  heJing,
  noRegistrations,
  registrations,
  seatedRegistrations,
  ticket,
} from './registration.fixtures.ts';

const path = '/academic/apply/info';
const cancels = answers(cancelExamApply, {
  status: 'CANCELLED',
  ...proofOf('BY20261121-000131'),
  refund: 4600,
});

export default {
  component: StoryPage,
  args: {
    children: <RegistrationsPage />,
    path,
    route: path,
    student: heJing,
    fixtures: [answers(getExamApplyList, registrations), cancels],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** As drawn: one course waits for payment, and the question whether another is cancelled stands in its row. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const undo = await within(canvasElement).findByRole('button', { name: '撤销 13683 管理学原理（中级）' });
    await userEvent.click(undo);
  },
};
export const Playground: Story = { tags: ['!test'] };
/** As drawn: after the seats are published. */
export const Seated: Story = { args: { fixtures: [answers(getExamApplyList, seatedRegistrations)] } };
/** 统考通知单 before it is printed. */
export const TicketSheet: Story = {
  args: {
    path: `${path}?ticket=${registrations.periods[0]?.periodId}`,
    fixtures: [answers(getTicket, ticket)],
  },
};
/** 继续缴费. */
export const Payment: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      (await within(canvasElement).findAllByRole('button', { name: '继续缴费 46 元' }))[0] as HTMLElement,
    );
    await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};
export const Closed: Story = { args: { fixtures: [answers(getExamApplyList, closedRegistrations)] } };
export const Nothing: Story = { args: { fixtures: [answers(getExamApplyList, noRegistrations)] } };
export const NoMatch: Story = {
  args: {
    path: `${path}?status=VIOLATION`,
    fixtures: [
      answers(getExamApplyList, ({ status }) =>
        status === undefined ? registrations : { ...registrations, list: [], total: 0 },
      ),
    ],
  },
};

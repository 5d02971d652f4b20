import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getReceipt } from '@qianwei/api/contract/receipt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import RegistrationsPage from './RegistrationsPage.tsx';
import {
  allPassed,
  applyReceipt,
  closedRegistrations,
  heJing,
  noRegistrations,
  notRecorded,
  overdueRegistrations,
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
/** The seats should be published, and are not. Only the first lines differ from Closed: without a picture. */
export const SeatsOverdue: Story = {
  tags: ['!test'],
  args: { fixtures: [answers(getExamApplyList, overdueRegistrations)] },
};
/** Everything is passed: the next step is graduation. Only the words differ from Nothing: without a picture. */
export const AllPassed: Story = {
  tags: ['!test'],
  args: { fixtures: [answers(getExamApplyList, allPassed)] },
};
export const Nothing: Story = { args: { fixtures: [answers(getExamApplyList, noRegistrations)] } };
/** Passed courses that were registered before the portal. */
export const NotRecorded: Story = { args: { fixtures: [answers(getExamApplyList, notRecorded)] } };
/** The receipt of a cancelled registration, and the way on. */
export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '撤销 13683 管理学原理（中级）' }));
    await userEvent.click(await page.findByRole('button', { name: '撤销并退款' }));
    await page.findByText(/已撤销 13683/);
  },
};
/** The ticket is not open yet. */
export const NotEligible: Story = {
  args: {
    path: `${path}?ticket=${registrations.periods[0]?.periodId}`,
    fixtures: [
      refuses(
        getTicket,
        errorCode.outsideWindow,
        '2027年1月考期的通知单 2027年1月2日（周六）09:00 开放打印',
        {
          nextTime: '2027-01-02 09:00:00',
          way: { kind: 'PAGE', text: '看报考记录', path },
        },
      ),
    ],
  },
};
/** A receipt that is read again from 办理记录. */
export const ReceiptAgain: Story = {
  args: { fixtures: [answers(getExamApplyList, registrations), answers(getReceipt, applyReceipt)] },
  play: async ({ canvasElement }) => {
    const name = `打开回执 ${applyReceipt.receiptNo}`;
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await within(document.body).findByText(/8F3A 61C2/, {}, { timeout: 10_000 });
  },
};
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

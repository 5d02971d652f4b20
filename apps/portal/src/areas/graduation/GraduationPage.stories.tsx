import {
  type GraduationApply,
  getGraduation,
  saveGraduation,
  submitGraduation,
  withdrawGraduation,
} from '@qianwei/api/contract/graduation/graduation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { proofOf } from '../../shared/receipt/receipt.fixtures.ts';
import GraduationPage from './GraduationPage.tsx';
import {
  begunApply,
  closedApply,
  completeApply,
  lackingApply,
  openApply,
  upcomingApply,
} from './graduation.fixtures.ts';
import {
  approvedApply,
  auditingApply,
  expiredApply,
  grantedApply,
  rejectedApply,
  reportedApply,
  returnedApply,
  submittedApply,
} from './submitted.fixtures.ts';

const path = '/apply/graduation';
const calls = [
  answers(saveGraduation, { revision: 8, savedTime: '2026-11-21 20:14:33' }),
  answers(submitGraduation, { applyId: 'apply-wu', status: 'AUDITING', ...proofOf('BY20261121-000101') }),
  answers(withdrawGraduation, { status: 'DRAFT' }),
];
const shown = (apply: GraduationApply, query = '') => ({
  path: `${path}${query}`,
  fixtures: [answers(getGraduation, apply), ...calls],
});

export default {
  component: StoryPage,
  args: { children: <GraduationPage />, route: path, ...shown(returnedApply) },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** The returned application as 吴佳怡 finds it. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** The returned parts are mended; everything else is locked. */
export const Mending: Story = { args: shown(returnedApply, '?step=mend') };
export const Upcoming: Story = { args: shown(upcomingApply), tags: ['undrawn'] };
/** The window has closed; what was typed is still there to be read. */
export const Closed: Story = { args: shown(closedApply), tags: ['undrawn'] };
export const ConditionsLacking: Story = { args: shown(lackingApply), tags: ['undrawn'] };
export const Open: Story = { args: shown(openApply) };
export const Person: Story = { args: shown(begunApply, '?step=person'), tags: ['undrawn'] };
export const Resume: Story = { args: shown(begunApply, '?step=resume'), tags: ['undrawn'] };
export const Family: Story = { args: shown(begunApply, '?step=family'), tags: ['undrawn'] };
export const Statement: Story = { args: shown(begunApply, '?step=statement'), tags: ['undrawn'] };
export const Materials: Story = { args: shown(begunApply, '?step=materials') };
/** The gap of the résumé is missing. */
export const Incomplete: Story = { args: shown(begunApply, '?step=confirm'), tags: ['undrawn'] };
export const Confirm: Story = { args: shown(completeApply, '?step=confirm') };
export const Submitted: Story = { args: shown(submittedApply) };
export const Auditing: Story = { args: shown(auditingApply), tags: ['undrawn'] };
export const Approved: Story = { args: shown(approvedApply), tags: ['undrawn'] };
export const Reported: Story = { args: shown(reportedApply), tags: ['undrawn'] };
export const Granted: Story = { args: shown(grantedApply) };
export const Rejected: Story = { args: shown(rejectedApply), tags: ['undrawn'] };
export const Expired: Story = { args: shown(expiredApply), tags: ['undrawn'] };
export const MendingOnPhone: Story = {
  args: shown(returnedApply, '?step=mend'),
  globals: { viewport: { value: 'phone' } },
  tags: ['!test'],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };

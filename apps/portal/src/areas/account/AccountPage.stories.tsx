import { getLoginLogList, getStudentDetail } from '@qianwei/api/contract/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, offline } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { studentRecord } from '../../shared/session/student.fixtures.ts';
import AccountPage from './AccountPage.tsx';
import { correctingStudent, logins } from './account.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <AccountPage />, path: '/account/index' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const log = answers(getLoginLogList, logins);

export const Default: Story = { args: { fixtures: [answers(getStudentDetail, studentRecord), log] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const CorrectionUnderReview: Story = {
  args: { fixtures: [answers(getStudentDetail, correctingStudent), log] },
};
export const NothingFilledIn: Story = {
  args: {
    fixtures: [
      answers(getStudentDetail, {
        ...studentRecord,
        ...{ email: '', address: '', zipCode: '', emergencyName: '', emergencyMobile: '', politics: '' },
        preEducation: null,
        passwordChangedAt: null,
      }),
      answers(getLoginLogList, { ...logins, list: [], total: 0 }),
    ],
  },
};
export const Failed: Story = { args: { fixtures: [offline(getStudentDetail), offline(getLoginLogList)] } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };

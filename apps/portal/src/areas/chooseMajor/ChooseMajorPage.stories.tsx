import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyStudent } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import ChooseMajorPage from './ChooseMajorPage.tsx';

const base = {
  schoolName: '江澜大学',
  examCommitteeName: '云川省高等教育自学考试委员会办公室',
  isDefault: false,
};
const major = {
  ...base,
  majorId: 'a',
  majorCode: '120203K',
  majorName: '会计学',
  applyExamLevel: 'TOP_UP',
  examineeNo: '013224100010',
  status: 'NORMAL',
};
const graduated = {
  ...base,
  majorId: 'b',
  majorCode: '530701',
  majorName: '电子商务',
  applyExamLevel: 'JUNIOR',
  examineeNo: '013221100110',
  status: 'GRADUATED',
};
const student = (...majorInfoList: (typeof major)[]) => ({ ...storyStudent, name: '何静', majorInfoList });

export default {
  component: StoryPage,
  args: { children: <ChooseMajorPage />, path: '/chooseMajor', student: student(major, graduated) },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = {};
export const Cancelled: Story = { args: { student: student(major, { ...graduated, status: 'CANCELLED' }) } };
export const WithDefault: Story = { args: { student: student({ ...major, isDefault: true }, graduated) } };

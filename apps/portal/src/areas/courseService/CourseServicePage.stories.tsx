import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import CourseServicePage from './CourseServicePage.tsx';
import { historyFound, nothingFound, searching } from './course-service.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <CourseServicePage />,
    path: '/courseService?keyword=3708',
    route: '/courseService',
    student: null,
    fixtures: [searching(), captcha],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** An old code, the course that it now means, and its outline. */
export const OldCode: Story = {};

/** Nothing is asked for yet. */
export const BeforeSearch: Story = { args: { path: '/courseService' } };

/** Nothing matches: the way on is a code that is sure to be found. */
export const NothingFound: Story = {
  args: { path: '/courseService?keyword=量子力学', fixtures: [searching(nothingFound)] },
};

const [history] = historyFound.list;

/** Several courses: outlines closed; one without a date, one whose registration is over. */
export const Several: Story = {
  args: {
    path: '/courseService?keyword=数据',
    fixtures: [
      searching({
        ...historyFound,
        total: 3,
        list: history
          ? [
              { ...history, codeChange: null },
              {
                ...history,
                ...{
                  courseId: '04736',
                  courseCode: '04736',
                  courseName: '数据库系统原理（实践）',
                  tone: 'CORE',
                },
                ...{
                  codeChange: null,
                  nextExam: null,
                  examMode: 'PRACTICE',
                  services: ['VIDEO'],
                  oldCodes: [],
                },
              },
              {
                ...history,
                ...{ courseId: '13003', courseCode: '13003', courseName: '数据结构与算法', tone: 'CORE' },
                codeChange: { oldCode: '02331', oldName: '数据结构', oldCredit: 3 },
                nextExam: history.nextExam && { ...history.nextExam, applyEnd: null },
              },
            ]
          : [],
      }),
    ],
  },
};

/** 我的服务 before anything is asked. */
export const LookUp: Story = { args: { path: '/courseService?tab=mine' } };

/** The services of 周子墨, with masked names. */
export const Held: Story = {
  args: { path: '/courseService?tab=mine' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('姓名'), '周子墨');
    await userEvent.type(canvas.getByLabelText('证件号'), '320198199809170335');
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
    await userEvent.type(canvas.getByLabelText('图形验证码'), 'K7wp');
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(await canvas.findByText('周*墨')).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

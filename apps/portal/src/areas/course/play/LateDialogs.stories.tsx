import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import KeysDialog from './KeysDialog.tsx';
import LessonDrawer from './LessonDrawer.tsx';
import LessonReportDialog from './LessonReportDialog.tsx';
import { chapters } from './play.fixtures.ts';

const nothing = () => {};

export default {
  component: StoryPage,
  args: {
    path: '/course/play',
    children: (
      <LessonDrawer
        chapters={chapters}
        lessonId="4.2"
        watchRate={86}
        leftSeconds={4020}
        side="end"
        hrefOf={(id) => `#${id}`}
        onClose={nothing}
      />
    ),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** 目录. */
export const Default: Story = {};
/** 报错, which the server refused. */
export const Playground: Story = {
  args: {
    children: (
      <LessonReportDialog
        second={755}
        isPending={false}
        problem="提交太频繁，请稍后再试。"
        onSubmit={nothing}
        onClose={nothing}
      />
    ),
  },
};
export const Report: Story = {
  args: {
    children: (
      <LessonReportDialog
        second={755}
        isPending={false}
        problem={null}
        onSubmit={nothing}
        onClose={nothing}
      />
    ),
  },
};
export const Keys: Story = { args: { children: <KeysDialog onClose={nothing} /> } };

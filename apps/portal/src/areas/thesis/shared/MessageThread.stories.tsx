import { errorCode } from '@qianwei/api/contract/envelope';
import { getThesisMessage, sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { MessageThread, type MessageThreadProps } from './MessageThread.tsx';
import { manyMessages, wangsMessages, wangsThesis } from './talk.fixtures.ts';

const sent = answers(sendThesisMessage, { messageId: 'm9', time: '2026-11-21 20:14:40' });

/** Each is about a thesis of its own: what is typed stays on the device until it is sent. */
const story = (
  thesis: Partial<MessageThreadProps['thesis']>,
  messages = wangsMessages,
  sending = sent,
): Story => ({
  args: {
    children: <MessageThread thesis={{ ...wangsThesis, studentPlanId: crypto.randomUUID(), ...thesis }} />,
    fixtures: [answers(getThesisMessage, messages), sending],
  },
});

const write = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '写留言' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: '留言' }), text);
  return canvas;
};

export default { component: StoryPage } satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** A question and its answer: nothing waits for the teacher. */
export const Default: Story = story({});
export const Playground: Story = { ...Default, tags: ['!test'] };
/** Markup as it was typed, files, 催一下 and the office. */
export const Whole: Story = {
  ...story({ urge: { canUrge: true, nextTime: null } }, manyMessages),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '全部 5 条' }));
  },
};
export const Writing: Story = {
  ...story({ urge: { canUrge: false, nextTime: '2026-11-28 00:00:00' } }),
  play: async ({ canvasElement }) => {
    await write(canvasElement, '老师好');
  },
};
export const NotSent: Story = {
  ...story(
    {},
    wangsMessages,
    refuses(sendThesisMessage, errorCode.tooFrequent, '操作过于频繁，请 35 秒后再试'),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, '老师好');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await canvas.findByText('留言没有发送。');
  },
};
export const BeforeTopic: Story = story({ advisor: null }, { ...wangsMessages, list: [] });
export const Over: Story = story({ overall: 'ARCHIVED' });

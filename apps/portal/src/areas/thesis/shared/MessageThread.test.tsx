import { errorCode } from '@qianwei/api/contract/envelope';
import {
  getThesisMessage,
  sendThesisMessage,
  type ThesisMessages,
} from '@qianwei/api/contract/thesis/message';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { MessageThread, type MessageThreadProps } from './MessageThread.tsx';
import { manyMessages, wangsMessages, wangsThesis } from './talk.fixtures.ts';

const show = (fixtures: Fixture[], thesis: Partial<MessageThreadProps['thesis']> = {}, notify = vi.fn()) =>
  render(
    <StoryPage fixtures={fixtures} notify={notify}>
      <MessageThread thesis={{ ...wangsThesis, ...thesis }} />
    </StoryPage>,
  );
type Screen = Awaited<ReturnType<typeof show>>;

const listed = answers(getThesisMessage, wangsMessages);
const openComposer = async (screen: Screen) => {
  await screen.getByRole('button', { name: '写留言' }).click();
  const field = screen.getByRole('textbox', { name: '留言' });
  await expect.element(field).toBeVisible();
  return field;
};
const added = (content: string): ThesisMessages => ({
  ...wangsMessages,
  list: [
    ...wangsMessages.list,
    {
      ...{ messageId: 'm9', from: 'STUDENT', by: '', time: '2026-11-21 20:14:40', content },
      ...{ isUrge: false, files: [] },
    },
  ],
});

it('/thesis/directory: the last messages stand in a log, the others behind 全部', async () => {
  const screen = await show([answers(getThesisMessage, manyMessages)]);
  const log = screen.getByRole('log', { name: '留言' });
  await expect.element(log.getByText(/已经联系沈老师/)).toBeVisible();
  expect(log.element().textContent).not.toContain('沈老师好');
  await screen.getByRole('button', { name: '全部 5 条' }).click();
  await expect.element(log.getByText(/沈老师好/)).toBeVisible();
});

it('a text stands as it was typed, markup included', async () => {
  const screen = await show([answers(getThesisMessage, manyMessages)]);
  await expect.element(screen.getByText('<b>已列好</b> 8 篇，请老师看。', { exact: false })).toBeVisible();
  expect(document.querySelector('[role="log"] b')).toBeNull();
});

it('what is sent appears in the thread, and the form is empty again', async () => {
  let list = wangsMessages;
  const ask = vi.fn(({ content }: { content: string }) => {
    list = added(content);
    return { messageId: 'm9', time: '2026-11-21 20:14:40' as const };
  });
  const notify = vi.fn();
  const screen = await show(
    [answers(getThesisMessage, () => list), answers(sendThesisMessage, ask)],
    {},
    notify,
  );
  const field = await openComposer(screen);
  await field.fill('谢谢老师，今晚就列。');
  await screen.getByRole('button', { name: '发送' }).click();
  await expect.element(screen.getByRole('log').getByText('谢谢老师，今晚就列。')).toBeVisible();
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({ studentPlanId: 'thesis-1', content: '谢谢老师，今晚就列。', fileIds: [] }),
  );
  await expect.element(field).toHaveValue('');
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
});

it('an empty message and one of 1,001 characters are refused at the field, and not sent', async () => {
  const ask = vi.fn();
  const screen = await show([listed, answers(sendThesisMessage, ask)]);
  const field = await openComposer(screen);
  await screen.getByRole('button', { name: '发送' }).click();
  await expect.element(screen.getByText('请输入留言内容')).toBeVisible();
  await field.fill('字'.repeat(1001));
  await screen.getByRole('button', { name: '发送' }).click();
  await expect.element(field).toHaveAccessibleDescription(/1000/);
  expect(ask).not.toHaveBeenCalled();
});

it('FORM-3: after a failure what was typed stays and can be sent again', async () => {
  const tries = vi.fn();
  const failing: Fixture = {
    path: sendThesisMessage.path,
    reply: (payload) => {
      tries(payload);
      return tries.mock.calls.length === 1
        ? refuses(sendThesisMessage, errorCode.tooFrequent, '操作过于频繁，请 35 秒后再试').reply(payload)
        : answers(sendThesisMessage, { messageId: 'm9', time: '2026-11-21 20:14:40' }).reply(payload);
    },
  };
  const screen = await show([listed, failing]);
  const field = await openComposer(screen);
  await field.fill('老师好');
  await screen.getByRole('button', { name: '发送' }).click();
  await expect.element(screen.getByText(/操作过于频繁，请 35 秒后再试/)).toBeVisible();
  await expect.element(field).toHaveValue('老师好');
  await screen.getByRole('button', { name: '再次发送' }).click();
  await expect.element(field).toHaveValue('');
  expect(tries).toHaveBeenCalledTimes(2);
});

it('what was typed and not sent is there again after the page was left', async () => {
  const thesis = { studentPlanId: crypto.randomUUID() };
  const first = await show([listed], thesis);
  await (await openComposer(first)).fill('写到一半');
  await expect.element(first.getByText('没有发送的文字保存在这台设备上。')).toBeVisible();
  await first.unmount();
  const second = await show([listed], thesis);
  await expect.element(await openComposer(second)).toHaveValue('写到一半');
  await second.getByRole('textbox', { name: '留言' }).fill('');
});

it('催一下 says why it cannot be pressed, and asks the office once it can', async () => {
  const waiting = await show([listed], { urge: { canUrge: false, nextTime: '2026-11-28 00:00:00' } });
  await expect.element(waiting.getByText(/2026年11月28日（周六）00:00 以后可以催/)).toBeVisible();
  await waiting.unmount();
  const ask = vi.fn(() => ({ messageId: 'm9', time: '2026-11-21 20:14:40' as const }));
  const screen = await show([listed, answers(sendThesisMessage, ask)], {
    urge: { canUrge: true, nextTime: null },
  });
  await screen.getByRole('button', { name: '催一下' }).click();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ urge: true, content: '' }));
});

it('says that it rests when another device has urged already', async () => {
  const refused = refuses(
    sendThesisMessage,
    errorCode.limitReached,
    '48 小时内只能催一次，11月23日 20:00 以后可以再催',
    { nextTime: '2026-11-23 20:00:00', way: { kind: 'NONE', because: 'BESIDE' } },
  );
  const screen = await show([listed, refused], { urge: { canUrge: true, nextTime: null } });
  await screen.getByRole('button', { name: '催一下' }).click();
  await expect.element(screen.getByText(/48 小时内只能催一次/)).toBeVisible();
});

it.each([
  ['before a topic is passed', { advisor: null }, '选题通过、确定导师以后，可以在这里给导师留言。'],
  ['once the thesis is filed', { overall: 'ARCHIVED' as const }, '这篇论文的流程已经结束，不能再留言。'],
])('%s nobody can be written to', async (_, thesis, words) => {
  const screen = await show([listed], thesis);
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: '写留言' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: '催一下' }).query()).toBeNull();
});

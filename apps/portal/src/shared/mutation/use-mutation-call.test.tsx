import { getStudentDetail, updateStudentDetail } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { Form } from '@qianwei/ui/Form';
import { TextField } from '@qianwei/ui/TextField';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, held, offline, refuses, StoryApp } from '../client/story-client.tsx';
import { useCall } from '../query/use-call.ts';
import { studentRecord } from '../session/student.fixtures.ts';
import { type SendOptions, useMutationCall } from './use-mutation-call.ts';

type Updated = { revision: number; headUrl: string };

function Zip({ options }: { options: SendOptions<Updated> }) {
  const { data } = useCall(getStudentDetail, {});
  const { pending, errors, problem, send } = useMutationCall(updateStudentDetail);
  return (
    <Form validationErrors={errors} onSubmit={() => void send({ zipCode: '210046', revision: 3 }, options)}>
      <output>{data?.zipCode}</output>
      <TextField name="zipCode" label="邮编" />
      {problem && <p role="alert">{problem.message}</p>}
      <button type="submit">{pending ? '保存中' : '保存'}</button>
    </Form>
  );
}

const show = (options: SendOptions<Updated>, ...fixtures: Fixture[]) =>
  render(
    <StoryApp fixtures={fixtures}>
      <Zip options={options} />
    </StoryApp>,
  );
const record = answers(getStudentDetail, studentRecord);
const saved = { revision: 4, headUrl: '' };

it('is done once the outdated answers were read again', async () => {
  const events: string[] = [];
  const screen = await show(
    { done: () => events.push('done') },
    answers(getStudentDetail, () => {
      events.push('read');
      return studentRecord;
    }),
    answers(updateStudentDetail, () => {
      events.push('saved');
      return saved;
    }),
  );
  await expect.element(screen.getByText(studentRecord.zipCode)).toBeVisible();
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => events).toEqual(['read', 'saved', 'read', 'done']);
});

it('makes the call once, however often it is sent meanwhile', async () => {
  const update = vi.fn(() => saved);
  const waiting = held(answers(updateStudentDetail, update));
  const done = vi.fn();
  const screen = await show({ done }, record, waiting);
  await screen.getByRole('button', { name: '保存' }).click();
  await screen.getByRole('button', { name: '保存中' }).click();
  waiting.let();
  await expect.poll(() => done.mock.calls).toEqual([[saved]]);
  expect(update).toHaveBeenCalledOnce();
});

it('FORM-3 shows at its field what the server refuses', async () => {
  const fieldErrors = { zipCode: '邮政编码不存在' };
  const refused = refuses(updateStudentDetail, errorCode.badParameter, '提交内容有误', { fieldErrors });
  const screen = await show({}, record, refused);
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('邮政编码不存在');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('sends nothing while the page itself knows a field to be wrong', async () => {
  const update = vi.fn(() => saved);
  const wrong = { zipCode: '请输入邮编' };
  const screen = await show({ wrong }, record, answers(updateStudentDetail, update));
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('请输入邮编');
  expect(update).not.toHaveBeenCalled();
});

it('ERR-4 says that no answer came', async () => {
  const failed = vi.fn();
  const screen = await show({ failed }, record, offline(updateStudentDetail));
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('网络连接异常，请稍后再试！');
  expect(failed).toHaveBeenCalledOnce();
});

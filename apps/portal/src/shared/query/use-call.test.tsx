import { getStudentDetail } from '@qianwei/api/contract/account';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, StoryApp } from '../client/story-client.tsx';
import { studentRecord } from '../session/student.fixtures.ts';
import { QueryView } from './QueryView.tsx';
import { useCall } from './use-call.ts';

function Student() {
  const student = useCall(getStudentDetail, {});
  return (
    <QueryView query={student} name="个人信息" skeleton={<hr />}>
      {(data) => <p>{data.name}</p>}
    </QueryView>
  );
}

afterEach(() => onlineManager.setOnline(true));

it('ERR-5 says without a network that loading failed, and loads by itself once there is one', async () => {
  const { path, reply } = answers(getStudentDetail, studentRecord);
  const fixture: Fixture = {
    path,
    reply: (payload) =>
      onlineManager.isOnline() ? reply(payload) : Promise.reject(new TypeError('Failed to fetch')),
  };
  onlineManager.setOnline(false);
  const screen = await render(
    <StoryApp fixtures={[fixture]}>
      <Student />
    </StoryApp>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('个人信息加载失败（网络连接异常，请稍后再试！）');
  onlineManager.setOnline(true);
  await expect.element(screen.getByText(studentRecord.name, { exact: true })).toBeVisible();
});

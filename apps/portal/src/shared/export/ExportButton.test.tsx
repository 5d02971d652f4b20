import { getScoresHistory } from '@qianwei/api/contract/exam/history';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Fixture, held, refuses, StoryApp } from '../client/story-client.tsx';
import { ExportButton } from './ExportButton.tsx';

const notify = vi.fn();
const show = (fixture: Fixture) =>
  render(
    <StoryApp fixtures={[fixture]} notify={notify}>
      <ExportButton endpoint={getScoresHistory} payload={{ testId: 't1' }} />
    </StoryApp>,
  );

it('API-13 saves the workbook under the name that the server sent, once however often it is pressed', async () => {
  let saved = '';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved = this.download;
  });
  const reply = vi.fn(() => {
    const headers = {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('历史成绩.xlsx')}`,
    };
    return new Response(new Blob(['x']), { headers });
  });
  const workbook = held({ path: getScoresHistory.path, reply });
  const screen = await show(workbook);
  await screen.getByRole('button', { name: '导出' }).click();
  await screen.getByRole('button', { name: '导出' }).click({ force: true });
  workbook.let();
  await expect
    .poll(() => notify.mock.calls)
    .toEqual([[{ type: 'success', text: '已导出“历史成绩.xlsx”，在浏览器的“下载”里' }]]);
  expect(saved).toBe('历史成绩.xlsx');
  expect(reply).toHaveBeenCalledOnce();
  click.mockRestore();
});

it('ERR-5 says beside the button why there is no workbook', async () => {
  const screen = await show(refuses(getScoresHistory, 1050005, '未找到相关记录'));
  await screen.getByRole('button', { name: '导出' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('未找到相关记录');
});

import { getOwnFiles, upload } from '@qianwei/api/contract/upload';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, StoryApp } from '../client/story-client.tsx';
import { chooseFiles } from '../testing/choose-files.ts';
import { reportStored } from '../testing/report-stored.ts';
import { EarlierFiles } from './EarlierFiles.tsx';
import { useSceneUploads } from './use-scene-uploads.ts';

const pdf = (name: string) => new File(['%PDF-1.7\n', name], name, { type: 'application/pdf' });

function Report() {
  const uploads = useSceneUploads('PRACTICE_REPORT', 'b1');
  const { field, values } = uploads;
  return (
    <>
      <FileUpload {...field} name="fileIds" label="报告文件" />
      <EarlierFiles uploads={uploads} />
      <output>{values.join()}</output>
    </>
  );
}

async function open(fixture: Fixture) {
  const screen = await render(
    <StoryApp fixtures={[fixture]}>
      <Report />
    </StoryApp>,
  );
  const choose = (...files: File[]) => chooseFiles(screen.container, ...files);
  return { screen, choose };
}

it('accepts the types of its scene, uploads what is chosen and returns its id', async () => {
  const { screen, choose } = await open(reportStored);
  const input = screen.container.querySelector('input[type="file"]');
  expect(input?.getAttribute('accept')).toBe('.docx,.pdf,.zip');
  choose(pdf('报告.pdf'));
  await expect.element(screen.getByText('已上传，校验码 8F3A61C2…')).toBeVisible();
  await expect.poll(() => screen.container.querySelector('output')?.textContent).toBe('f9');
  await screen.getByRole('button', { name: /^移除报告.pdf/ }).click();
  await expect.poll(() => screen.container.querySelector('output')?.textContent).toBe('');
});

it('takes as many files as the scene has, and says how many were left out', async () => {
  const { screen, choose } = await open(reportStored);
  choose(...['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(pdf));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('实践报告最多 3 个文件，有 1 个没有添加');
});

it('offers a retry when no answer came, and none for a file that does not fit', async () => {
  const { screen, choose } = await open(offline(upload));
  choose(pdf('报告.pdf'), new File(['x'], '报告.exe'));
  await expect.element(screen.getByText('网络连接异常，请稍后再试！').first()).toBeVisible();
  await expect.element(screen.getByText('仅支持 DOCX、PDF、ZIP').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^重新上传报告.pdf/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^重新上传报告.exe/ })).not.toBeInTheDocument();
});

it('材料保险箱: a file that was uploaded before is handed in again without an upload, once', async () => {
  const file = { fileId: 'f3', fileName: '报告.pdf', fileSize: 2048, fileType: 'application/pdf' };
  const list = [{ ...file, sha256: '8f3a61c2', storedTime: '2026-09-02 10:20:00' as const }];
  const { screen } = await open(answers(getOwnFiles, { list }));
  await screen.getByRole('button', { name: '用这份：报告.pdf' }).click();
  await expect.poll(() => screen.container.querySelector('output')?.textContent).toBe('f3');
  await expect.element(screen.getByRole('region', { name: '材料保险箱' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /^移除报告.pdf/ }).click();
  await expect.element(screen.getByRole('button', { name: '用这份：报告.pdf' })).toBeVisible();
});

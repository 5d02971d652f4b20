import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { upload } from '@qianwei/api/contract/upload';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, held, offline, StoryApp } from '../client/story-client.tsx';
import { chooseFiles } from '../testing/choose-files.ts';
import { MaterialField } from './MaterialField.tsx';
import { diploma, expiredReport, idSide, material, materialFile, report } from './material.fixtures.ts';

const stored = {
  ...{ fileId: 'f9', fileName: '毕业证.pdf', fileSize: 20, fileType: 'application/pdf', url: '/files/f9' },
  ...{ sha256: '8f3a61c2d90e4b77'.repeat(4), warnings: [] },
};
const pdf = (name: string) => new File(['%PDF-1.7\n', name], name, { type: 'application/pdf' });
const asked: ApplyMaterial = material('PRE_DIPLOMA', diploma);

interface FieldProps {
  fixtures: Fixture[];
  field: ApplyMaterial;
  initial: readonly string[];
  onUnsent(sentence: string | null): void;
}

/** The field in a form that keeps its value. */
function Field({ fixtures, field, initial, onUnsent }: FieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <StoryApp fixtures={fixtures}>
      <MaterialField label="前置学历证书" material={field} {...{ value, onChange: setValue, onUnsent }} />
      <output>{value.join()}</output>
      <button type="button" onClick={() => setValue(['diploma'])}>
        另一台设备选了证书
      </button>
    </StoryApp>
  );
}

/** Shows the field; `ids` are those that the form has, `unsent` is called with files that are not stored. */
async function open(
  fixtures: Fixture[] = [],
  { field = asked, initial = [] }: { field?: ApplyMaterial; initial?: readonly string[] } = {},
) {
  const unsent = vi.fn();
  const { container } = await render(<Field {...{ fixtures, field, initial }} onUnsent={unsent} />);
  const ids = () => container.querySelector('output')?.textContent;
  return { ids, unsent, choose: (...files: File[]) => chooseFiles(container, ...files) };
}

it('/apply the sample opens large by the keyboard, says in words what it points out, and closes by Escape', async () => {
  await open([], { field: material('ID_CARD_FRONT') });
  const view = page.getByRole('button', { name: '看身份证人像面样例' });
  (view.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: '身份证人像面样例' });
  await expect
    .element(dialog.getByRole('img'))
    .toHaveAccessibleName('身份证人像面样例：四个角都拍进来，姓名和号码看得清，不反光。');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(view).toHaveFocus();
});

it('/apply a form that others fill in is downloaded at its field, under its name', async () => {
  await open([], { field: material('MORAL_FORM') });
  const link = page.getByRole('link', { name: '下载空白表 思想品德鉴定表.docx' });
  await expect.element(link).toHaveAttribute('download', '思想品德鉴定表.docx');
  await expect.element(link).toHaveAttribute('href', '/api/samples/MORAL_FORM.docx');
});

it('/apply an institution without samples shows none', async () => {
  await open([], { field: { ...asked, sample: null } });
  await expect.element(page.getByText('前置学历证书', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /样例/ }).elements()).toEqual([]);
});

it('/apply a file that was checked before is handed in by the keyboard, without another upload', async () => {
  const { ids } = await open();
  await expect.element(page.getByText('10-28 前置学历审核通过')).toBeVisible();
  const use = page.getByRole('button', { name: '用这份：学历证书.pdf' });
  (use.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(ids).toBe('diploma');
  await expect.element(page.getByText('已核验')).toBeVisible();
  await expect.element(use).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^移除学历证书.pdf/ }).click();
  await expect.poll(ids).toBe('');
  await expect.element(use).toBeVisible();
});

it('/apply a new file is handed in once it is stored, and says its 校验码', async () => {
  const waiting = held(answers(upload, stored));
  const { ids, choose, unsent } = await open([waiting], { initial: ['diploma'] });
  choose(pdf('毕业证.pdf'));
  await expect.poll(() => unsent.mock.lastCall).toEqual(['前置学历证书还有 1 个文件正在上传']);
  expect(ids()).toBe('diploma');
  waiting.let();
  await expect.poll(ids).toBe('diploma,f9');
  await expect.element(page.getByText('已上传，校验码 8F3A61C2…')).toBeVisible();
  expect(unsent.mock.lastCall).toEqual([null]);
});

it('/apply an upload that fails is never handed in: it says why, blocks the submission, and goes on by a press', async () => {
  let isOffline = true;
  const later = answers(upload, stored);
  const flaky: Fixture = {
    path: upload.path,
    reply: (payload) => (isOffline ? offline(upload).reply(payload) : later.reply(payload)),
  };
  const { ids, choose, unsent } = await open([flaky]);
  choose(pdf('毕业证.pdf'));
  await expect.element(page.getByText('网络连接异常，请稍后再试！', { exact: true })).toBeVisible();
  expect(ids()).toBe('');
  expect(unsent.mock.lastCall).toEqual(['前置学历证书有 1 个文件没有传上，请重传或移除']);
  isOffline = false;
  await page.getByRole('button', { name: /^重新上传毕业证.pdf/ }).click();
  await expect.poll(ids).toBe('f9');
  expect(unsent.mock.lastCall).toEqual([null]);
});

it('/apply what does not fit is refused on the device: a renamed program, another type, too large', async () => {
  const send = vi.fn(() => stored);
  const { ids, choose } = await open([answers(upload, send)]);
  const program = new File(['MZ\u0090\u0000'], '毕业证.pdf', { type: 'application/pdf' });
  const large = new File(['%PDF-1.7\n', new Uint8Array(10 * 1024 * 1024)], '很大.pdf');
  choose(program, new File(['x'], '证书.exe'), large);
  await expect.element(page.getByText('文件内容与扩展名不符，请重新选择', { exact: true })).toBeVisible();
  await expect
    .poll(() => page.getByText('仅支持 PDF、JPG、PNG，单个不超过 10MB', { exact: true }).elements().length)
    .toBe(2);
  expect(ids()).toBe('');
  expect(send).not.toHaveBeenCalled();
});

it('/apply a file that is out of date is not offered, and one that was chosen says so', async () => {
  const field = material('CHSI_REPORT', report, expiredReport);
  const { ids } = await open([], { field, initial: ['report-old'] });
  await expect.element(page.getByText('“备案表（2025年）.pdf”的有效期到 2026-10-01，请换一份')).toBeVisible();
  await page.getByRole('button', { name: /^移除备案表/ }).click();
  await expect.element(page.getByText('已过期，不能再用')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /用这份：备案表/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '用这份：学历电子注册备案表.pdf' }).click();
  await expect.poll(ids).toBe('report');
});

it('/apply one side of the ID card is one file: another takes its place', async () => {
  const field = material('ID_CARD_FRONT', idSide('FRONT'), materialFile('id-2', { fileName: '重拍.jpg' }));
  const { ids } = await open([], { field, initial: ['id-FRONT'] });
  await page.getByRole('button', { name: '换成这份：重拍.jpg' }).click();
  await expect.poll(ids).toBe('id-2');
  await expect.element(page.getByRole('button', { name: '换成这份：身份证人像面.jpg' })).toBeVisible();
});

it('/apply what another device has chosen is shown, and a file of which only the id is known stays', async () => {
  const { ids } = await open([], { initial: ['elsewhere'] });
  await expect.element(page.getByText('已上传的文件')).toBeVisible();
  expect(ids()).toBe('elsewhere');
  await page.getByRole('button', { name: '另一台设备选了证书' }).click();
  await expect.element(page.getByRole('button', { name: /^移除学历证书.pdf/ })).toBeVisible();
  await expect.element(page.getByText('已上传的文件')).not.toBeInTheDocument();
  expect(ids()).toBe('diploma');
});

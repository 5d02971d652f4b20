import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles } from '../../shared/testing/choose-files.ts';
import { portraitFile } from '../../shared/testing/portrait-file.ts';
import { completeDocument } from './graduation.fixtures.ts';
import { keptOpenLine } from './resume/open-line.ts';
import { returnedApply } from './submitted.fixtures.ts';
import { choose, freshDevice, graduationServer, show, signByPhoto } from './testing/graduation-kit.tsx';

beforeEach(freshDevice);

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The returned application with a draft on the server. */
const draftedWith = (document: GraduationApply['initial']): GraduationApply => ({
  ...returnedApply,
  draft: { document, revision: 9, savedTime: '2026-11-21 20:02:00' },
});

describe('a returned application', () => {
  it('✓ says exactly what is wrong, and leads to it', async () => {
    await show(graduationServer(returnedApply));
    await expect.element(heading('退回补正：改好 2 处就能重新提交')).toBeVisible();
    await expect.element(heading('要改的 2 处')).toBeVisible();
    await expect.element(page.getByText('413 × 626')).toBeVisible();
    await expect.element(page.getByText(/其余 11 项已锁定，不用重交/)).toBeVisible();
    const way = page.getByRole('link', { name: '补上这一段' });
    await expect.element(way).toHaveAttribute('href', '/apply/graduation?step=mend&part=RESUME');
  });

  it('✓ says what the draft has mended already, and how much is left', async () => {
    const gappy = { ...completeDocument, resume: returnedApply.document?.resume ?? [] };
    await show(graduationServer(draftedWith(gappy)));
    await expect.element(heading('已改好 1 处，还剩 1 处')).toBeVisible();
    const photo = page.getByRole('listitem').filter({ hasText: '电子注册照片' }).first();
    await expect.element(photo.getByText('已改好')).toBeVisible();
    await expect.element(page.getByText('413 × 626')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '换照片' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '补上这一段' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '接着补正' })).toBeVisible();
  });

  it('✓ leads to the submission once the draft has mended everything; a line that is still typed is not', async () => {
    const server = graduationServer(draftedWith(completeDocument));
    const { unmount } = await show(server);
    await expect.element(heading('2 处都改好了，签名后重新提交')).toBeVisible();
    const way = page.getByRole('link', { name: '去重新提交' });
    await expect.element(way).toHaveAttribute('href', '/apply/graduation?step=mend');
    await unmount();
    keptOpenLine(returnedApply.batch?.batchId ?? '').write(2);
    await show(server);
    await expect.element(heading('已改好 1 处，还剩 1 处')).toBeVisible();
  });

  it('offers 改简历 and no empty picture for a résumé that was returned without a gap', async () => {
    const document = { ...completeDocument, photo: returnedApply.document?.photo ?? [] };
    await show(graduationServer({ ...returnedApply, document, draft: null }));
    await expect.element(page.getByRole('link', { name: '改简历' })).toBeVisible();
    await expect.element(page.getByText('413 × 626')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '补上这一段' })).not.toBeInTheDocument();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '改简历' }) });
    expect(row.element().children).toHaveLength(1);
  });

  it('opens at the part that was pressed', async () => {
    await show(graduationServer(returnedApply), '?step=mend&part=RESUME');
    await expect.element(heading('补正毕业材料')).toBeVisible();
    await expect
      .poll(() => document.activeElement?.closest('[data-part]')?.getAttribute('data-part'))
      .toBe('RESUME');
  });

  it('R: only what was returned can be changed, and the button says what is still missing', async () => {
    const server = graduationServer(returnedApply);
    await show(server, '?step=mend');
    await expect.element(heading('2 处要改')).toBeVisible();
    await expect.element(heading('其余 11 项')).toBeVisible();
    await expect.element(page.getByLabelText('籍贯')).not.toBeInTheDocument();
    await expect.element(page.getByText(/电子注册照片还没有改|请上传电子注册照片/).first()).toBeVisible();
    await choose(page.getByRole('radio', { name: /用保险箱里的照片/ }));
    await expect.element(heading('2 处要改，已改好 1 处')).toBeVisible();
    await expect.element(page.getByText(/电子注册照片还没有改|请上传电子注册照片/)).not.toBeInTheDocument();
    await button('去填本人简历').click();
    await expect
      .poll(() => document.activeElement?.closest('[data-part]')?.getAttribute('data-part'))
      .toBe('RESUME');
    await expect
      .poll(() => server.save.mock.calls.at(-1)?.[0].document, { timeout: 12_000 })
      .toMatchObject({ photo: completeDocument.photo, nativePlace: '云川江澜' });
  });

  it('R: the signed 登记表 may be replaced once what it prints is mended; nothing keeps the old one from staying', async () => {
    const server = graduationServer(returnedApply);
    const { container } = await show(server, '?step=mend');
    const words = page.getByText('登记表改了，签字件可换新的。', { exact: true });
    await expect.element(heading('其余 11 项')).toBeVisible();
    await expect.element(words).not.toBeInTheDocument();
    await choose(page.getByRole('radio', { name: /用保险箱里的照片/ }));
    await expect.element(words).toBeVisible();
    await expect.element(page.getByText('可不换')).toBeVisible();
    await expect.element(heading('其余 10 项')).toBeVisible();
    await expect.element(page.getByText(/^其余 10 项已锁定，不用重交。/)).toBeVisible();
    await expect.element(button('下载登记表 PDF')).toBeVisible();
    const field = words.element().closest('[data-part]');
    const submit = page.getByText(/^还差 1 处/).element();
    expect(field?.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    chooseFiles(
      container,
      new File([await (await portraitFile()).arrayBuffer()], '签字件.jpg', { type: 'image/jpeg' }),
    );
    await expect
      .poll(() => server.save.mock.calls.at(-1)?.[0].document.registerForm, { timeout: 12_000 })
      .toContain('signature-1');
    expect(page.getByText(/^还差 1 处/).elements()).toHaveLength(1);
  });

  it('a signed 登记表 that is removed must be handed in again, and no word says that the old one stays', async () => {
    await show(graduationServer(draftedWith({ ...completeDocument, registerForm: [] })), '?step=mend');
    await expect.element(page.getByText(/原来交的已移除，要再交一份才能提交/)).toBeVisible();
    await expect.element(page.getByText(/原来交的照旧/)).not.toBeInTheDocument();
    await expect.element(page.getByText('要交', { exact: true })).toBeVisible();
  });

  it('of a signed 登记表 that need not be replaced there is only its locked row', async () => {
    await show(graduationServer({ ...returnedApply, editableParts: ['PHOTO', 'RESUME'] }), '?step=mend');
    await choose(page.getByRole('radio', { name: /用保险箱里的照片/ }));
    await expect.element(heading('2 处要改，已改好 1 处')).toBeVisible();
    await expect.element(heading('其余 11 项')).toBeVisible();
    await expect.element(page.getByText(/登记表改了/)).not.toBeInTheDocument();
  });

  it('a résumé line that was typed and not saved is open again after a reload, and its part is not done', async () => {
    const server = graduationServer(returnedApply);
    const { unmount } = await show(server, '?step=mend&part=RESUME');
    await choose(page.getByRole('radio', { name: '备考' }));
    await page.getByLabelText('做了什么').fill('在家备考初级会计师');
    await page.getByLabelText('证明人').fill('吴建国');
    await unmount();
    const again = await show(server, '?step=mend&part=RESUME');
    await expect.element(page.getByLabelText('做了什么')).toHaveValue('在家备考初级会计师');
    await expect.element(page.getByText(/这一段简历还没有保存，请先保存这一段/).first()).toBeVisible();
    await expect.element(heading('2 处要改')).toBeVisible();
    await button('保存这一段').click();
    await expect.element(heading('2 处要改，已改好 1 处')).toBeVisible();
    await again.unmount();
    await show(server, '?step=mend&part=RESUME');
    await expect.element(heading('2 处要改，已改好 1 处')).toBeVisible();
    await expect.element(button('保存这一段')).not.toBeInTheDocument();
  });

  it('✓ is mended by keyboard and submitted again, with its own draft', async () => {
    const server = graduationServer(returnedApply);
    await show(server, '?step=mend');
    await choose(page.getByRole('radio', { name: /用保险箱里的照片/ }));
    await choose(page.getByRole('radio', { name: '备考' }));
    await page.getByLabelText('做了什么').fill('在家备考初级会计师');
    await page.getByLabelText('证明人').fill('吴建国');
    await userEvent.tab();
    await button('保存这一段').click();
    await expect.element(heading('2 处都改好了，可以重新提交')).toBeVisible();
    await choose(page.getByRole('checkbox'));
    await signByPhoto(() => button('上传手写签名照片').click());
    await expect.element(page.getByRole('img', { name: '本人签名' })).toBeVisible();
    await button('重新提交').click();
    await expect.poll(() => server.submit.mock.calls.length, { timeout: 12_000 }).toBe(1);
    expect(server.submit.mock.calls.at(0)?.[0]).toMatchObject({ applyId: returnedApply.applyId });
  });
});

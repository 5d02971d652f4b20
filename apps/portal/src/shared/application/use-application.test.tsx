import { submitExemption } from '@qianwei/api/contract/academic/course-setting';
import { upload } from '@qianwei/api/contract/upload';
import { TextField } from '@qianwei/ui/TextField';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, held, StoryApp } from '../client/story-client.tsx';
import { useSceneUploads } from '../files/use-scene-uploads.ts';
import { proofOf } from '../receipt/receipt.fixtures.ts';
import { reportStored } from '../testing/report-stored.ts';
import { ApplicationDrawer } from './ApplicationDrawer.tsx';
import { ProofField } from './ProofField.tsx';
import { useApplication } from './use-application.ts';

const nothing = { certNo: '', reason: '' };
const course = { courseCode: '00023', basisType: 'DIPLOMA', obtainDate: '2019-06-30' } as const;

function Exemption() {
  const proof = useSceneUploads('EXEMPT_PROOF');
  const application = useApplication(submitExemption, nothing, proof);
  return (
    <ApplicationDrawer
      application={application}
      isOpen
      onClose={() => {}}
      title="申请免考"
      receiptOf={({ values }) => ({ matter: `证书 ${values.certNo}`, next: '等待审核。' })}
      onSubmit={() => application.submit(course)}
    >
      <TextField label="证书编号" {...application.text('certNo')} />
      <TextField label="说明" {...application.text('reason')} />
      <ProofField proof={proof} />
    </ApplicationDrawer>
  );
}

function choose() {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['%PDF-1.7\n'], '证书.pdf', { type: 'application/pdf' }));
  if (input) input.files = transfer.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

it('asks for no more characters than the call takes, and sends nothing while a field is wrong', async () => {
  const ask = vi.fn();
  const screen = await render(
    <StoryApp fixtures={[answers(submitExemption, ask)]}>
      <Exemption />
    </StoryApp>,
  );
  const limitOf = (name: string) => screen.getByRole('textbox', { name }).element().getAttribute('maxlength');
  expect([limitOf('证书编号'), limitOf('说明')]).toEqual(['40', '200']);
  await screen.getByRole('button', { name: '提交申请' }).click();
  await expect.element(screen.getByText('请填写证书编号')).toBeVisible();
  await expect.element(screen.getByText('请上传证明材料')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

it('waits for its proof, then shows what was sent and until when it is answered', async () => {
  const ask = vi.fn(() => ({
    ...{ exemptionId: 'e1', status: 'PENDING' as const, replyBefore: '2026-12-03 17:00:00' as const },
    ...proofOf('MK20261121-000001'),
  }));
  const slow = held({ ...reportStored, path: upload.path });
  const screen = await render(
    <StoryApp fixtures={[answers(submitExemption, ask), slow]}>
      <Exemption />
    </StoryApp>,
  );
  await screen.getByRole('textbox', { name: '证书编号' }).fill('65011');
  choose();
  const submit = screen.getByRole('button', { name: '提交申请' });
  await submit.click();
  await expect.element(screen.getByText('文件还在上传，请稍候')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  slow.let();
  await expect.element(screen.getByText(/已上传，校验码/)).toBeVisible();
  await submit.click();
  await expect.element(screen.getByText('证书 65011')).toBeVisible();
  await expect.element(screen.getByText('1 个', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/12月3日.*17:00/)).toBeVisible();
});

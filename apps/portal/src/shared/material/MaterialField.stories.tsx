// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { upload } from '@qianwei/api/contract/upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Fixture, offline, StoryApp } from '../client/story-client.tsx';
import { chooseFiles } from '../testing/choose-files.ts';
import { MaterialField } from './MaterialField.tsx';
import { diploma, expiredReport, idSide, material, materialFile, report } from './material.fixtures.ts';

interface FieldStory {
  label: string;
  material: ApplyMaterial;
  initial?: readonly string[];
  error?: string;
  note?: string;
  fixtures?: readonly Fixture[];
}

/** The field in a form that keeps its value. */
function Field({ initial = [], fixtures = [], ...field }: FieldStory) {
  const [value, setValue] = useState(initial);
  return (
    <StoryApp fixtures={[...fixtures]}>
      <div style={{ maxWidth: 560 }}>
        <MaterialField {...field} value={value} onChange={setValue} />
      </div>
    </StoryApp>
  );
}

export default {
  component: Field,
  args: { label: '前置学历证书', material: material('PRE_DIPLOMA', diploma) },
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

/** The diploma that was checked is offered again. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Empty: Story = {
  args: { label: '思想品德鉴定表', material: material('MORAL_FORM'), note: '由单位或社区盖章。' },
};
export const Chosen: Story = { args: { initial: [diploma.fileId] } };
/** One that is out of date is seen with its last day, and is not handed in. */
export const Expired: Story = {
  args: { label: '学历电子注册备案表', material: material('CHSI_REPORT', report, expiredReport) },
};
/** The chosen file has become out of date since. */
export const ChosenExpired: Story = {
  args: {
    label: '学历电子注册备案表',
    material: material('CHSI_REPORT', report, expiredReport),
    initial: [expiredReport.fileId],
  },
};
/** The sample as it is opened by the keyboard. */
export const Sample: Story = {
  args: { label: '学历电子注册备案表', material: material('CHSI_REPORT') },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '看学历电子注册备案表样例' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '学历电子注册备案表样例' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** Returned with a reason; one side takes one file. */
export const Returned: Story = {
  args: {
    label: '身份证人像面',
    material: material('ID_CARD_FRONT', idSide('FRONT'), materialFile('id-2', { fileName: '正面重拍.jpg' })),
    initial: [idSide('FRONT').fileId],
    error: '退回原因：四角没有拍全，请重拍',
  },
};
/** The network broke: the file says so, and is sent again by a press. */
export const FailedUpload: Story = {
  args: { material: material('PRE_DIPLOMA'), fixtures: [offline(upload)] },
  play: async ({ canvas, canvasElement }) => {
    chooseFiles(canvasElement, new File(['%PDF-1.7\n'], '学历证书.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('网络连接异常，请稍后再试！')).toBeVisible();
  },
};
export const ManyFiles: Story = {
  args: {
    material: material(
      'PRE_DIPLOMA',
      ...Array.from({ length: 10 }, (_, at) =>
        materialFile(`page-${at}`, { fileName: `学历证书第 ${at + 1} 页.pdf` }),
      ),
    ),
    initial: ['page-0', 'page-1', 'page-2', 'page-3', 'page-4'],
  },
};
export const LongNames: Story = {
  args: {
    label: '学历证书、学位证书以及能证明前置学历的其他材料（含国外学历学位认证书）',
    material: material(
      'PRE_DIPLOMA',
      materialFile('long-1', { fileName: `${'江澜财经职业学院专科毕业证书扫描件'.repeat(4)}.pdf` }),
      materialFile('long-2', { fileName: `${'W'.repeat(110)}.pdf` }),
    ),
    initial: ['long-2'],
  },
};

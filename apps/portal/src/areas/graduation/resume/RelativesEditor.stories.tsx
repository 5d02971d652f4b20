import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RelativesEditor, type RelativesEditorProps } from './RelativesEditor.tsx';

function Kept(props: RelativesEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <LocaleProvider>
      <main style={{ maxWidth: 640, margin: '0 auto', padding: 16 }}>
        <RelativesEditor {...props} value={value} onChange={setValue} />
      </main>
    </LocaleProvider>
  );
}

export default {
  component: Kept,
  args: {
    label: '家庭主要成员',
    name: 'family',
    value: [
      { relation: '父亲', name: '吴建国', work: '江澜市公交总公司，驾驶员' },
      { relation: '母亲', name: '陈玉兰', work: '已退休' },
    ],
    onChange: () => undefined,
    errors: {},
  },
} satisfies Meta<typeof Kept>;

type Story = StoryObj<typeof Kept>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: [], errors: { family: '请填写家庭主要成员，至少一人' } } };

export const WithErrors: Story = {
  args: {
    value: [{ relation: '', name: '', work: '' }],
    errors: { 'family.0.relation': '请填写与本人的关系', 'family.0.name': '请填写姓名' },
  },
};

export const Locked: Story = { args: { locked: true } };

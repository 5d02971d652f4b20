import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { SearchField } from './SearchField.tsx';

export default {
  component: SearchField,
  args: { label: '搜索课程', name: 'keyword', placeholder: '课程名称或代码' },
} satisfies Meta<typeof SearchField>;

type Story = StoryObj<typeof SearchField>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: '数据结构', hint: '也可以输入旧代码，如 02331' } };

export const Filled: Story = { args: { defaultValue: '13003' } };

export const Busy: Story = { args: { defaultValue: '离散数学', isBusy: true } };

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const WithButton: Story = {
  args: {
    defaultValue: '答辩',
    beside: (
      <Button type="submit" size="field">
        搜索
      </Button>
    ),
  },
};

export const Wrong: Story = { args: { defaultValue: '数', error: '请至少输入 2 个字' } };

export const ReadOnly: Story = { args: { value: '数据结构', isReadOnly: true } };

export const Disabled: Story = { args: { disabledReason: '目录正在更新，约 5 分钟后可以搜索' } };

export const BadInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 328 }}>
      <SearchField {...args} label="没有空格的长串" defaultValue={'A1'.repeat(40)} />
      <SearchField {...args} label="生僻字与表情" defaultValue="𠮷䶮 👩‍🎓" />
      <SearchField {...args} label="从右向左的文字" defaultValue="شهادة 02331" />
    </div>
  ),
};

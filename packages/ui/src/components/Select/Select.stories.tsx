import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Select } from './Select.tsx';

export default {
  component: Select,
  args: {
    label: '考区',
    options: [
      { id: 'jl', label: '江澜市' },
      { id: 'yp', label: '云浦市' },
      { id: 'nx', label: '南溪县', reason: '本期不设考点' },
    ],
  },
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'jl', hint: '考点在考区内随机安排' } };

export const Wrong: Story = { args: { error: '请选择考区' } };

export const Open: Story = {
  args: { defaultValue: 'jl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};

export const ReadOnly: Story = {
  args: { value: 'jl', isReadOnly: true, hint: '报考已提交，考区不能再改' },
};

export const Disabled: Story = { args: { label: '考点', options: [], disabledReason: '先选择考区' } };

export const WithDescriptions: Story = {
  args: {
    label: '专业',
    defaultValue: '080901',
    options: [
      { id: '080901', label: '计算机科学与技术', description: '专升本，江澜大学主考' },
      { id: '020301', label: '金融学', description: '专升本，江澜大学主考' },
      { id: '050101', label: '汉语言文学', description: '专升本，主考院校已停考', reason: '只办理毕业' },
    ],
  },
  play: Open.play,
};

export const BadInput: Story = {
  args: {
    label: '考区（按 2027年1月报考通告所列的设区市和县级市）',
    defaultValue: 'long',
    options: [
      {
        id: 'long',
        label: '江澜市滨江新区软件园街道望江社区联合考点第二教学楼东侧三层',
        description: 'unbroken'.repeat(10),
      },
      { id: 'x', label: 'x'.repeat(80) },
      { id: 'rare', label: '𠮷䶮县 🎓 شهادة' },
      { id: 'empty', label: '南溪县', reason: '本期不设考点，考生请改到相邻的县参加考试' },
    ],
  },
  play: Open.play,
};

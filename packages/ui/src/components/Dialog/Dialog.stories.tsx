import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

export default {
  component: Dialog,
  args: {
    title: '切换专业',
    isOpen: true,
    onOpenChange: () => {},
    children: '切换后，首页、考试计划和论文都按所选专业显示。',
    actions: <Button variant="primary">切换到会计学</Button>,
  },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'wide' } };

export const Wide: Story = { args: { width: 'wide' } };

export const Full: Story = { args: { width: 'full' } };

export const NoActions: Story = { args: { actions: undefined } };

export const LongText: Story = {
  args: { title: 'W'.repeat(80), children: '未答的题按零分计算，交卷后不能再改。'.repeat(40) },
};

const articles = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三', '十四'];
const paragraphs = articles.map((number) => (
  <p key={number}>
    第{number}条　未答的题按零分计算，交卷后不能再改；考试中断不超过 10 分钟的，可以继续作答。
  </p>
));

/** Long content scrolls between title and actions. */
export const LongContent: Story = {
  args: {
    title: '报考须知',
    width: 'wide',
    children: <div style={{ display: 'grid', gap: 8 }}>{paragraphs}</div>,
    actions: <Button variant="primary">我已阅读</Button>,
  },
};

/** Closing asks first: something was typed and not saved. */
export const Unsaved: Story = {
  args: {
    title: '修改邮箱',
    unsaved: true,
    children: <TextField label="邮箱" defaultValue="zhouzimo@example.com" />,
    actions: <Button variant="primary">保存</Button>,
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '关闭' }));
    await body.findByRole('alertdialog');
  },
};

/** The dialog that was opened last is on top. */
export const Nested: Story = {
  args: {
    title: '申请更正',
    width: 'wide',
    children: <p>姓名、性别或证件号码与证件不一致时，可以在这里申请更正，提交后由考办审核。</p>,
  },
  render: function Nested(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Dialog {...args} actions={<Button onPress={() => setOpen(true)}>选择证明材料</Button>}>
        {args.children}
        <Dialog
          title="选择证明材料"
          isOpen={isOpen}
          onOpenChange={setOpen}
          actions={<Button variant="primary">选好了</Button>}
        >
          身份证、户口簿或学历证书。
        </Dialog>
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '选择证明材料' }));
    await body.findByRole('dialog', { name: '选择证明材料' });
  },
};

export const RareNames: Story = {
  args: { title: '𠮷野䶮 😀', children: 'مرحبا 02324 离散数学' },
};

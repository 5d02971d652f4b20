import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const thirtyOne = '在两年半的自学考试中，我利用下班后的时间完成十五门课程的学习。';

export default {
  component: TextArea,
  args: { label: '自我鉴定', name: 'selfAppraisal', maxLength: 500, rows: 2 },
} satisfies Meta<typeof TextArea>;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = { args: { placeholder: '学习、工作和收获，200–500 字' } };

export const Playground: Story = {
  args: { defaultValue: thirtyOne, minLength: 200, hint: '写入毕业生登记表，提交后不能再改' },
};

/** As drawn: the error at the left, the counter at the right. */
export const Wrong: Story = {
  args: { defaultValue: thirtyOne, error: '自我鉴定不少于 200 字，当前 31 字' },
};

export const NearTheLimit: Story = { args: { maxLength: 40, defaultValue: thirtyOne } };

/** Nothing is cut: a text that is too long stays, with an error. */
export const TooLong: Story = { args: { maxLength: 20, defaultValue: thirtyOne } };

export const Focused: Story = { args: { defaultValue: thirtyOne, autoFocus: true } };

export const Grown: Story = { args: { defaultValue: `${thirtyOne}\n`.repeat(7), maxRows: 5 } };

export const WithoutCounter: Story = { args: { maxLength: undefined, autoGrow: false, rows: 4 } };

export const ReadOnly: Story = {
  args: {
    value: thirtyOne,
    isReadOnly: true,
    maxLength: undefined,
    hint: '已随毕业申请提交，回执号 BY20261121-000123',
  },
};

export const Disabled: Story = { args: { disabledReason: '毕业申请 2026-12-01 09:00 开放后填写' } };

export const BadInput: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 328 }}>
      <TextArea label="没有空格的长串" maxLength={500} defaultValue={'A1'.repeat(40)} />
      <TextArea label="生僻字与表情各算一个字" maxLength={10} defaultValue="𠮷䶮🎓" />
      <TextArea label="从右向左的文字" maxLength={100} defaultValue="شهادة 02331" />
      <TextArea
        label="对论文选题、写作和答辩安排的意见与建议（不评分，只供指导教师参考）"
        maxLength={1000000}
        hint={'unbroken'.repeat(10)}
      />
    </div>
  ),
};

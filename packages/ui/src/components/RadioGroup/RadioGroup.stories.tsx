import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export default {
  component: RadioGroup,
  args: {
    label: '时段冲突',
    options: [
      { value: '02324', label: '保留 02324 离散数学' },
      { value: '13180', label: '保留 13180 操作系统' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal', defaultValue: '02324' } };

export const WithConsequences: Story = {
  args: {
    defaultValue: '02324',
    options: [
      {
        value: '02324',
        label: '保留 02324 离散数学',
        hint: '10月缺考，课程已学 48%。操作系统改报 2027年4月。',
      },
      { value: '13180', label: '保留 13180 操作系统', hint: '课程已学 31%。离散数学改报 2027年4月。' },
    ],
  },
};

export const Wrong: Story = { args: { error: '请选择保留哪一门' } };

export const WithReason: Story = {
  args: {
    label: '考试方式',
    defaultValue: 'paper',
    options: [
      { value: 'paper', label: '纸笔考试', hint: '在考区内的考点参加' },
      { value: 'computer', label: '上机考试', reason: '本期江澜市没有上机考点' },
    ],
  },
};

export const ReadOnly: Story = { args: { value: '02324', isReadOnly: true, hint: '已提交报考，不能再改' } };

export const Disabled: Story = {
  args: { disabledReason: '先把这两门课程都放进报考篮' },
};

/** Under a heading that asks the question; each choice with its consequence. */
export const Ruled: Story = { args: { ...WithConsequences.args, labelHidden: true, ruled: true } };

/** Two choices with all that follows from each: side by side, on a phone one below the other. */
export const Compared: Story = {
  args: {
    label: '选考课程',
    labelHidden: true,
    compared: true,
    defaultValue: '04751',
    options: [
      {
        value: '04751',
        label: '04751 计算机网络安全',
        aside: '3 学分',
        hint: '总学分 73，正好到毕业线。',
        detail: (
          <ul>
            <li>周日下午开考</li>
          </ul>
        ),
      },
      {
        value: '13017',
        label: '13017 计算机网络与信息安全',
        aside: '6 学分',
        hint: '总学分 76，比毕业线多 3。',
      },
    ],
  },
};

/** Each below the column of a table that it is about, with what would come of it; the last one cannot be chosen. */
export const InColumns: Story = {
  args: {
    label: '把操作系统放到哪个考期',
    labelHidden: true,
    inColumns: true,
    orientation: 'horizontal',
    defaultValue: '2027-01',
    options: [
      { value: '2027-01', label: '现在在这里', detail: <WholeDates>2028年6月毕业</WholeDates> },
      { value: '2027-04', label: '放到这里', detail: <WholeDates>2028年12月，晚 6 个月</WholeDates> },
      { value: '2027-10', label: '不能放这里', reason: '这个半天已经报了 13013' },
    ],
  },
};

/** Each with its picture, and a mark at the end of the line; on a phone under the words. */
export const Pictured: Story = {
  args: {
    label: '证件照',
    labelHidden: true,
    ruled: true,
    defaultValue: 'safe',
    options: [
      {
        value: 'safe',
        label: '用保险箱里的照片',
        picture: <span style={{ width: 66, height: 88, background: token.color.sunken }} />,
        hint: '480 × 640，212 KB',
        aside: '全部合格',
      },
      {
        value: 'cut',
        label: '裁剪原来这张',
        picture: <span style={{ width: 66, height: 88, background: token.color.sunken }} />,
        hint: '要放大 1.16 倍，会略模糊',
        reason: '已过期',
      },
    ],
  },
};

export const BadInput: Story = {
  args: {
    label: '户籍所在地派出所登记的与身份证一致的姓名（含间隔号）应当填写哪一个',
    options: [
      { value: '1', label: '阿卜杜勒艾则孜·买买提明江·如则托合提尼亚孜', hint: 'unbroken'.repeat(10) },
      { value: '2', label: 'x'.repeat(80) },
      { value: '3', label: '𠮷野䶮 👩‍🎓 شهادة' },
    ],
    error: '姓名与考籍登记的不一致。报名后不能再改，请核对后重新选择。',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMark } from '../StateMark/StateMark.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Description, DescriptionList } from './DescriptionList.tsx';

export default {
  component: DescriptionList,
  args: {
    children: [
      <Description key="no" label="准考证号" copyText="080119100234">
        080119100234
      </Description>,
      <Description key="id" label="证件号码" masked="4201**********1234" copyText="420106199803121234">
        420106199803121234
      </Description>,
      <Description key="major" label="专业">
        会计学（专升本）120203K
      </Description>,
      <Description key="school" label="主考院校">
        江澜大学
      </Description>,
      <Description key="mobile" label="手机号" masked="138****5678" action={<TextButton>更换</TextButton>}>
        13812345678
      </Description>,
      <Description key="mail" label="邮箱" action={<TextButton>填写</TextButton>} />,
      <Description key="state" label="考籍状态">
        <StateMark shape="full" tone="brand">
          在籍
        </StateMark>
      </Description>,
      <Description key="address" label="通讯地址" wide>
        江澜省江澜市望江区书院路 88 号江澜大学继续教育学院 3 号楼 502 室
      </Description>,
    ],
  },
} satisfies Meta<typeof DescriptionList>;

type Story = StoryObj<typeof DescriptionList>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 3, label: '考籍信息', texts: { empty: '暂无' } } };

export const OneColumn: Story = { args: { columns: 1 } };

export const ThreeColumns: Story = { args: { columns: 3 } };

export const Busy: Story = {
  args: { busy: true, children: <Description label="接口版本">正在读取…</Description> },
};

export const BadValues: Story = {
  args: {
    children: [
      <Description key="long" label="助学单位联系人与电话" copyText="W">
        {'W'.repeat(80)}
      </Description>,
      <Description key="unbroken" label={'L'.repeat(40)}>
        标签过长
      </Description>,
      <Description key="rare" label="姓名">
        𠮷田䶮 🎓
      </Description>,
      <Description key="rtl" label="籍贯">
        مراجعة 审核
      </Description>,
      <Description key="zero" label="学分">
        {0}
      </Description>,
      <Description key="empty" label="备注">
        {''}
      </Description>,
      <Description key="spaces" label="证书编号" masked="" copyText="">
        Z-0001
      </Description>,
    ],
  },
};

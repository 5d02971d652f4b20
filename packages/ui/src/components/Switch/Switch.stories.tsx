import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

export default { component: Switch, args: { children: '开考前一天提醒我' } } satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultSelected: true, children: '紧凑排列' } };

export const On: Story = { args: { defaultSelected: true } };

export const WithHint: Story = { args: { hint: '短信和站内通知，开考前一天 18:00' } };

export const Wrong: Story = { args: { error: '没有保存成功，已恢复为关。请检查网络后再试。' } };

export const ReadOnly: Story = {
  args: { isSelected: true, isReadOnly: true, children: '考试安排变动时通知我', hint: '由学校统一开启' },
};

export const Disabled: Story = {
  args: { children: '短信提醒', disabledReason: '还没有绑定手机号，绑定后可以开启' },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <Switch>关</Switch>
      <Switch defaultSelected>开</Switch>
      <Switch autoFocus defaultSelected>
        焦点
      </Switch>
      <Switch isReadOnly isSelected>
        只读
      </Switch>
      <Switch disabledReason="绑定手机号后可以开启">短信提醒</Switch>
      <Switch>{'unbroken'.repeat(10)}</Switch>
      <Switch hint="𠮷䶮 👩‍🎓 شهادة">阿卜杜勒艾则孜·买买提明江·如则托合提尼亚孜的课程更新</Switch>
    </div>
  ),
};

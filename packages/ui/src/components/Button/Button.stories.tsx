import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { Button, type ButtonProps } from './Button.tsx';

export default { component: Button, args: { children: '继续作答' } } satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', size: 'large', icon: 'exam' } };

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = { args: { variant: 'quiet', children: '查看规则' } };

export const Danger: Story = { args: { variant: 'danger', children: '撤销报考' } };

export const Pending: Story = { args: { variant: 'primary', pending: true, children: '提交中…' } };

export const Blocked: Story = {
  args: {
    blocked: true,
    children: '提交报考',
    reason: (
      <>
        还差 1 步：13180 与 02324 时段冲突。<a href="#clash">去处理</a>
      </>
    ),
  },
};

export const Block: Story = { args: { variant: 'primary', size: 'large', block: true, children: '登录' } };

export const Unbroken: Story = { args: { block: true, children: 'W'.repeat(80) } };

export const RareText: Story = { args: { children: '𠮷䶮 😀 مرحبا' } };

export const LongText: Story = {
  args: { block: true, children: '保留 03708 中国近现代史纲要（含实践）并提交本期全部报考' },
};

const looks: ButtonProps['variant'][] = ['primary', 'outline', 'quiet', 'danger'];
const sizes: ButtonProps['size'][] = ['small', 'medium', 'large', 'field'];

/** The attributes that React Aria sets on a button while it is hovered, pressed or focused, for a picture of it. */
const moments = [
  ['默认', {}],
  ['悬停', { 'data-hovered': 'true' }],
  ['按下', { 'data-hovered': 'true', 'data-pressed': 'true' }],
  ['焦点', { 'data-focused': 'true', 'data-focus-visible': 'true' }],
] as const;

/** Each variant at rest, hovered, pressed, focused and pending, as it is drawn. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: token.space.x5 }}>
      {looks.map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: token.space.x4 }}>
          {moments.map(([name, marks]) => (
            <figure key={name} data-moment={name} style={{ display: 'grid', gap: token.space.x1 }}>
              <Button variant={variant} ref={(button) => pose(button, marks)}>
                {words[variant ?? 'outline']}
              </Button>
              <figcaption style={{ color: token.color.inkMuted, fontSize: token.text.caption }}>
                {name}
              </figcaption>
            </figure>
          ))}
          <figure style={{ display: 'grid', gap: token.space.x1 }}>
            <Button variant={variant} pending>
              提交中…
            </Button>
            <figcaption style={{ color: token.color.inkMuted, fontSize: token.text.caption }}>
              进行中
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  ),
};

const words = { primary: '继续作答', outline: '上一题', quiet: '查看规则', danger: '撤销报考' };

/** Sets the attributes of an interaction on a button, and for focus the ring of the keyboard. */
function pose(button: HTMLButtonElement | null, marks: Record<string, string>) {
  for (const [name, value] of Object.entries(marks)) button?.setAttribute(name, value);
  if (marks['data-focus-visible'] && button)
    Object.assign(button.style, {
      outline: `${token.line.focus} solid ${token.color.focus}`,
      outlineOffset: '2px',
    });
}

/** Every variant, then every size. */
export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: token.space.x4 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.space.x35 }}>
        {looks.map((variant) => (
          <Button key={variant} variant={variant}>
            继续作答
          </Button>
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space.x35 }}>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            42 秒后重发
          </Button>
        ))}
      </div>
    </div>
  ),
};

export const Hovered: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
};

export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ userEvent }) => userEvent.tab(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { CountBadge } from './CountBadge.tsx';

export default { component: CountBadge, args: { count: 3 } } satisfies Meta<typeof CountBadge>;

type Story = StoryObj<typeof CountBadge>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 12, max: 9, tone: 'brand', label: '12 条未读' } };

export const AboveNinetyNine: Story = { args: { count: 100 } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: token.space.x2 }}>
      {(['danger', 'brand', 'success', 'warning', 'info'] as const).map((tone) => (
        <CountBadge key={tone} count={99} tone={tone} />
      ))}
    </div>
  ),
};

/** Numbers that a server should not send: only positive ones are shown. */
export const BadNumbers: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: token.space.x1 }}>
      {[0, -3, Number.NaN, 0.4, 2.7, 1e21, Number.POSITIVE_INFINITY].map((count) => (
        <li key={count} style={{ display: 'flex', alignItems: 'center', gap: token.space.x2 }}>
          <code>{String(count)}</code>
          <CountBadge count={count} />
        </li>
      ))}
    </ul>
  ),
};

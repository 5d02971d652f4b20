import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { Badge } from './Badge.tsx';

export default { component: Badge, args: { count: 3 } } satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 12, max: 9, tone: 'brand', label: '12 条未读' } };

export const AboveNinetyNine: Story = { args: { count: 100 } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: token.space.x2 }}>
      {(['danger', 'brand', 'success', 'warning', 'info'] as const).map((tone) => (
        <Badge key={tone} count={99} tone={tone} />
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Skeleton, SkeletonLines } from './Skeleton.tsx';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};

export const Playground: Story = { args: { width: '60%', height: 48 } };

/** Shares beyond the line and none at all stay within the page. */
export const BadShares: Story = { render: () => <SkeletonLines shares={[0, 1, 7, -1]} /> };

export const Course: Story = {
  render: () => (
    <section aria-busy="true" style={{ display: 'flex', gap: token.space.x5 }}>
      <p className={visuallyHidden}>正在加载课程</p>
      <Skeleton width={88} height={120} />
      <div style={{ flex: 1 }}>
        <SkeletonLines shares={[0.4, 0.54, 1, 0.77, 0.3]} />
      </div>
    </section>
  ),
};

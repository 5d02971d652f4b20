import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

export default { component: BrandMark } satisfies Meta<typeof BrandMark>;

type Story = StoryObj<typeof BrandMark>;

export const Default: Story = {};

export const Playground: Story = { args: { height: 96 } };

export const Tiny: Story = { args: { height: 12 } };

export const Huge: Story = { args: { height: 480 } };

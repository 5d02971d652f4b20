import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Wordmark } from './Wordmark.tsx';

export default {
  component: Wordmark,
  args: { name: '江澜自考学习平台', institution: '主考院校 江澜大学', mark: <BrandMark /> },
} satisfies Meta<typeof Wordmark>;

type Story = StoryObj<typeof Wordmark>;

export const Default: Story = {};

export const Playground: Story = {};

export const NameOnly: Story = { args: { institution: undefined } };

export const LongNames: Story = { args: { name: 'W'.repeat(80), institution: 'W'.repeat(80) } };

export const RareNames: Story = { args: { name: '𠮷䶮 😀', institution: 'مرحبا' } };

export const NoMark: Story = { args: { mark: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocaleProvider } from './LocaleProvider.tsx';

export default { component: LocaleProvider } satisfies Meta<typeof LocaleProvider>;

type Story = StoryObj<typeof LocaleProvider>;

export const Default: Story = { args: { children: '界面语言：中文（中国）' } };

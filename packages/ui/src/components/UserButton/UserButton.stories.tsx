import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserButton } from './UserButton.tsx';

export default { component: UserButton, args: { name: '周子墨' } } satisfies Meta<typeof UserButton>;

type Story = StoryObj<typeof UserButton>;

export const Default: Story = {};

export const Playground: Story = {};

export const LongName: Story = { args: { name: '阿卜杜热西提·麦麦提吐尔逊·阿不都克里木' } };

export const Unbroken: Story = { args: { name: 'W'.repeat(80) } };

export const RareName: Story = { args: { name: '𠮷䶮😀' } };

export const NoName: Story = { args: { name: '' } };

/** The picture fails to load. */
export const MissingPicture: Story = { args: { src: 'data:image/png;base64,' } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

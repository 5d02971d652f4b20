import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const face =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="3.4" r="1.6" fill="white"/></svg>';

export default { component: Avatar, args: { name: '周子墨' } } satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' } };

export const Picture: Story = { args: { src: face, size: 'large' } };

/** The picture does not load: the first character replaces it. */
export const Broken: Story = { args: { src: 'data:image/png,broken', size: 'large' } };

/** Names that no student should have: nothing breaks, the circle stays. */
export const BadNames: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['', '🎓 毕业', 'مراجعة', 'Wang', 'W'.repeat(80)].map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </div>
  ),
};

/** The rare character of a name counts as one. */
export const RareCharacter: Story = { args: { name: '𠮷野', size: 'large' } };

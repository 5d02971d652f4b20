import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from './Drawing.tsx';
import { type DrawingName, drawings } from './drawings.tsx';

export default { component: Drawing, args: { name: 'shelf' } } satisfies Meta<typeof Drawing>;

type Story = StoryObj<typeof Drawing>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'notFound' } };

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {(Object.keys(drawings) as DrawingName[]).map((name) => (
        <figure key={name} style={{ textAlign: 'center' }}>
          <Drawing name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

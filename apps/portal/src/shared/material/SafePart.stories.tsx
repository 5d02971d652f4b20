// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryApp } from '../client/story-client.tsx';
import { expiredReport, material, materialFile, oldPhoto, safe } from './material.fixtures.ts';
import { SafePart } from './SafePart.tsx';

export default {
  component: SafePart,
  args: { materials: safe },
  decorators: [
    (Story) => (
      <StoryApp fixtures={[]}>
        <aside style={{ maxWidth: 272, fontSize: 14, lineHeight: 1.65 }}>
          <Story />
        </aside>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SafePart>;

type Story = StoryObj<typeof SafePart>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Expired: Story = {
  args: { materials: [material('GRAD_PHOTO', oldPhoto), material('CHSI_REPORT', expiredReport)] },
};
/** Nothing was looked at by staff yet. */
export const Unchecked: Story = { args: { materials: [material('MORAL_FORM', materialFile('moral'))] } };

// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { materialCode } from '@qianwei/api/contract/graduation/apply-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryApp } from '../client/story-client.tsx';
import { material } from './material.fixtures.ts';
import NeededMaterials from './NeededMaterials.tsx';

export default {
  component: NeededMaterials,
  args: { materials: materialCode.options.map((code) => material(code)) },
  decorators: [
    (Story) => (
      <StoryApp fixtures={[]}>
        <div style={{ maxWidth: 700 }}>
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof NeededMaterials>;

type Story = StoryObj<typeof NeededMaterials>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** A student hands in what the rules ask for; an institution may show no sample. */
export const Few: Story = {
  args: {
    materials: [
      { ...material('GRAD_PHOTO'), sample: null },
      { ...material('REGISTER_FORM'), need: 'OPTIONAL', required: false },
    ],
  },
};

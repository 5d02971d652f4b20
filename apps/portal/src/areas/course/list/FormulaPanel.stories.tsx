import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessFormula } from './FormulaPanel.tsx';
import { processOfDatabase, processWithoutCompTest } from './list.fixtures.ts';

/** As wide as the panel beside its button. */
export default {
  component: ProcessFormula,
  args: { process: processOfDatabase },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProcessFormula>;

type Story = StoryObj<typeof ProcessFormula>;

/** The golden numbers of 04735. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };

/** A course that lacks a part: the others weigh more. */
export const WithoutCompTest: Story = { args: { process: processWithoutCompTest } };

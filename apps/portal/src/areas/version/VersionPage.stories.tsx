import { getVersionNLog } from '@qianwei/api/contract/version';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, offline } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import VersionPage from './VersionPage.tsx';
import { serverVersion } from './version.fixtures.ts';

/** Every reading comes 42 ms after the one before, so that the delay is the same in every picture. */
let reading = 0;
function clock() {
  reading += 42;
  return reading;
}

export default {
  component: StoryPage,
  args: { children: <VersionPage clock={clock} />, path: '/version' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = { args: { fixtures: [answers(getVersionNLog, serverVersion)] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const ServerDown: Story = { args: { fixtures: [offline(getVersionNLog)] } };
export const NoChanges: Story = {
  args: { fixtures: [answers(getVersionNLog, { ...serverVersion, changeLog: [] })] },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };

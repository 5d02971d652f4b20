import { parseMoment } from '@qianwei/api/time/moment';
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyTime } from '../time/time.fixtures.ts';
import { DraftSaved, type DraftToShow } from './DraftSaved.tsx';

const at = parseMoment(storyTime);
const draft = (part: Partial<DraftToShow>): DraftToShow => ({
  stage: 'open',
  saveState: { state: 'saved', at },
  isDeviceFailing: false,
  problem: null,
  conflicts: [],
  retry: () => {},
  ...part,
});

const meta = { component: DraftSaved, args: { draft: draft({}) } } satisfies Meta<typeof DraftSaved>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Saving: Story = { args: { draft: draft({ saveState: { state: 'saving' } }) } };
export const OnThisDeviceOnly: Story = { args: { draft: draft({ saveState: { state: 'kept', at } }) } };
export const LockedOut: Story = {
  args: { draft: draft({ stage: 'lockedOut', saveState: { state: 'kept', at } }) },
};
export const Closed: Story = {
  args: { draft: draft({ stage: 'closed', saveState: { state: 'kept', at } }) },
};
export const NotKept: Story = {
  args: { draft: draft({ saveState: { state: 'notKept' }, isDeviceFailing: true }) },
};
export const NotRemoved: Story = {
  args: { draft: draft({ stage: 'discarded', saveState: { state: 'none' }, isDeviceFailing: true }) },
};

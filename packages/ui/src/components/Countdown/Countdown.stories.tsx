import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

/** 2026-11-21 20:14:33 in Beijing. */
const now = Date.UTC(2026, 10, 21, 12, 14, 33);
const minutes = (count: number) => now + count * 60_000;

export default {
  component: Countdown,
  args: { now, until: minutes(48.2) },
} satisfies Meta<typeof Countdown>;

type Story = StoryObj<typeof Countdown>;

export const Default: Story = {};

export const Playground: Story = { args: { total: 90 * 60_000, hideable: true } };

export const Days: Story = { args: { until: now + 2 * 86_400_000 + 3 * 3_600_000 + 14 * 60_000 + 7000 } };

export const Hours: Story = { args: { until: minutes(194) + 7000 } };

export const Warning: Story = { args: { until: minutes(4.5) } };

export const Danger: Story = { args: { until: now + 42_000 } };

export const Finished: Story = { args: { until: now } };

/** A moment long past counts as finished. */
export const LongOver: Story = { args: { until: 0 } };

export const Hidden: Story = { args: { hideable: true, defaultHidden: true } };

/** In the last 100 s it shows itself. */
export const HiddenInTheLastStretch: Story = {
  args: { hideable: true, defaultHidden: true, until: now + 99_000 },
};

/** In the head of a test. */
export const Clock: Story = { args: { look: 'clock', texts: { left: '剩余' } } };

/** For students whom the figure makes nervous. */
export const ClockHidden: Story = {
  args: { look: 'clock', hideable: true, defaultHidden: true, texts: { hidden: '时间已隐藏' } },
};

export const ClockWarning: Story = { args: { look: 'clock', until: minutes(4.5) } };

export const ClockFinished: Story = { args: { look: 'clock', until: now } };

export const Ring: Story = { args: { look: 'ring-large', total: 60 * 60_000 } };

export const RingSmall: Story = { args: { look: 'ring-small', total: 60 * 60_000 } };

export const RingDanger: Story = { args: { look: 'ring-small', total: 60 * 60_000, until: now + 42_000 } };

export const RingFinished: Story = { args: { look: 'ring-small', total: 60 * 60_000, until: now } };

export const HugeNumber: Story = { args: { until: Date.UTC(9999, 11, 31) } };

export const NoNumber: Story = { args: { until: Number.NaN } };

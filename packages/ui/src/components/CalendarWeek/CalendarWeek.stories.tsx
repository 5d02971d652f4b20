import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarWeek, HalfDays } from './CalendarWeek.tsx';
import { sampleHalfDays } from './sampleHalfDays.tsx';
import { sampleEvents, sampleWeekNow } from './sampleWeek.ts';

export default {
  component: CalendarWeek,
  args: { events: sampleEvents, week: '2026-11-21', now: sampleWeekNow, onWeekChange: () => {} },
} satisfies Meta<typeof CalendarWeek>;

type Story = StoryObj<typeof CalendarWeek>;

export const Default: Story = {};

export const Playground: Story = { args: { week: '2026-11-21', now: '2026-11-18 20:14' } };

export const Empty: Story = { args: { events: [] } };

/** Another week has no line of now, and a way back. */
export const AnotherWeek: Story = { args: { week: '2026-11-30' } };

export const AcrossTheYear: Story = { args: { week: '2027-01-01', events: [] } };

export const StandsStill: Story = { args: { onWeekChange: undefined, now: undefined } };

/** The hours grow where an event is outside 8 to 22; what crosses midnight is cut at it. */
export const NightAndManyAtOnce: Story = {
  args: {
    events: [
      ...sampleEvents,
      {
        id: 'upkeep',
        title: '系统维护',
        kind: 'deadline',
        start: '2026-11-21 23:00',
        end: '2026-11-22 04:00',
      },
      ...['一', '二', '三', '四'].map((name, index) => ({
        id: name,
        title: `线上答疑第${name}组`,
        kind: 'live' as const,
        start: `2026-11-19 1${index}:00`,
        end: '2026-11-19 16:00',
      })),
    ],
  },
};

export const LongNames: Story = {
  args: {
    events: [
      {
        id: 'long',
        title: '习近平新时代中国特色社会主义思想概论考前串讲与答疑（第二次，面向 2027年1月考期）',
        kind: 'live',
        start: '2026-11-19 19:30',
        end: '2026-11-19 20:00',
        note: '阿卜杜勒艾则孜·买买提明江·如则托合提尼亚孜 主讲 📚',
      },
      {
        id: 'unbroken',
        title: 'W'.repeat(80),
        kind: 'exam',
        start: '2026-11-20 09:00',
        end: '2026-11-20 11:30',
      },
      {
        id: 'rare',
        title: '𠮷 䶮 \u202Eשלום',
        kind: 'registered',
        start: '2026-11-21 09:00',
        end: '2026-11-21 08:00',
      },
    ],
  },
};

/** 四个半天 of an exam weekend, as drawn; the clash is resolved in place. */
export const FourHalfDays: StoryObj<typeof HalfDays> = {
  render: () => (
    <div style={{ maxWidth: 628 }}>
      <HalfDays label="四个半天" halfDays={sampleHalfDays} onKeep={() => {}} />
    </div>
  ),
};

export const HalfDaysLongNames: StoryObj<typeof HalfDays> = {
  render: () => (
    <HalfDays
      label="四个半天"
      halfDays={sampleHalfDays.map((halfDay, index) => ({
        ...halfDay,
        courses: halfDay.courses.map((course) => ({
          ...course,
          name: index === 0 ? 'W'.repeat(80) : '习近平新时代中国特色社会主义思想概论（2027年修订版大纲）',
        })),
      }))}
      onKeep={() => {}}
    />
  ),
};

export const HalfDaysWithNothing: StoryObj<typeof HalfDays> = {
  render: () => (
    <HalfDays label="四个半天" halfDays={sampleHalfDays.map((halfDay) => ({ ...halfDay, courses: [] }))} />
  ),
};

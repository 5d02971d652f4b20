import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrPicture } from './QrPicture.tsx';
import { Ticket } from './Ticket.tsx';
import { TicketSkeleton } from './TicketSkeleton.tsx';
import { longNames, sampleQr, ticket, twoSites } from './ticket.fixtures.ts';

export default {
  id: 'drawn-ticket',
  title: '画稿/准考证',
  component: Ticket,
  args: { ticket, qr: <QrPicture {...sampleQr} /> },
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof Ticket>;

type Story = StoryObj<typeof Ticket>;

/** As drawn; the drawing is the paper, the button above it is the page's. */
export const Default: Story = {};

export const Loading: Story = { render: () => <TicketSkeleton /> };

export const TwoSites: Story = { args: { ticket: twoSites } };

export const LongNames: Story = { args: { ticket: longNames } };

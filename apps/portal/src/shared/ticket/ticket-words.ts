import type { Ticket, TicketItem } from '@qianwei/api/contract/academic/ticket';

/** `第 6 机房 21 座`. */
export const ticketPlace = ({ room, seat }: Pick<TicketItem, 'room' | 'seat'>): string =>
  `${room} ${seat} 座`;

/** Rooms and seats of a ticket as text to paste, one line each. */
export const placesText = ({ items }: Ticket): string =>
  items
    .map((item) =>
      [
        `${item.courseCode} ${item.courseName}`.trim(),
        `${item.date} ${item.startTime}–${item.endTime}`,
        item.siteName,
        ticketPlace(item),
      ].join('，'),
    )
    .join('\n');

/** The five things that are compared before a ticket is printed. */
export const checksOf = ({ ticketType }: Pick<Ticket, 'ticketType'>): readonly string[] => [
  '姓名',
  '证件号',
  '照片',
  ticketType === 'ENGLISH' ? '语种' : '课程',
  '考点',
];

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

/** Head of what is said of two exams at the same time. */
export const clashTitle = '两门考核时间冲突，请联系主考院校';

/** `13753 14:00 开考，00897 14:00 开考，只能参加一门。` */
export const clashText = (clash: readonly TicketItem[]): string =>
  `${clash.map(({ courseCode, startTime }) => `${courseCode} ${startTime} 开考`).join('，')}，只能参加一门。`;

/** The five things that are compared before a ticket is printed. */
export const checksOf = ({ ticketType }: Pick<Ticket, 'ticketType'>): readonly string[] => [
  '姓名',
  '证件号',
  '照片',
  ticketType === 'ENGLISH' ? '语种' : '课程',
  '考点',
];

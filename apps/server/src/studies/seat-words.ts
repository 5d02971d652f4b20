/** The number of a seat as it stands on its table and on the ticket: 02; '' without a seat. */
export const seatNoText = (seatNo: number | null): string =>
  seatNo === null ? '' : String(seatNo).padStart(2, '0');

/** A seat in its room, in words. */
export interface SeatInRoom {
  readonly room: string;
  readonly seatNo: number;
}

/** 第 08 考场 14 座 */
export const roomSeatWords = ({ room, seatNo }: SeatInRoom): string => `${room} ${seatNoText(seatNo)} 座`;

/** The seat with the name of its site where that has to be said: 江澜市第七中学第 08 考场 14 座. */
export const siteSeatWords = (site: string, seat: SeatInRoom): string => `${site}${roomSeatWords(seat)}`;

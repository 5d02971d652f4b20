import { comparableName } from '../../../typed-text.ts';

/** The name of a room as students read it: 第8考场, 第 08 考场 and 8 are all 第 08 考场; other names stay. */
export function roomName(text: string): string {
  const no = /^(?:第(\d{1,3})考场|(\d{1,3}))$/.exec(comparableName(text));
  return no === null ? text : `第 ${String(Number(no[1] ?? no[2])).padStart(2, '0')} 考场`;
}

/** Rooms in the order in which one walks past them: by their numbers, not by their letters. */
export const byRoom = (a: { readonly room: string }, b: { readonly room: string }): number =>
  a.room.localeCompare(b.room, 'zh', { numeric: true });

import { readLocal, readTab, writeLocal, writeTab } from '../../../../shared/device/stored.ts';
import { progressOf, type SheetItem, together } from './sheet-items.ts';

/** The key of the item that was last on the page, on this device: also for another tab and after the browser was closed. */
export const lastSeen = (testRecordId: string) => {
  const key = `qianwei_place_${testRecordId}`;
  return { read: () => readLocal(key), write: (item: string | null) => writeLocal(key, item) };
};

/**
 * The index of the item at which an attempt is opened: the last one seen on this device, else the first that the
 * server has no complete answer to, else the first. The frame before the portal's code opens at the same one.
 */
export function openingIndex(testRecordId: string, items: readonly SheetItem[]): number {
  const seen = lastSeen(testRecordId).read();
  const isUnfinished = ({ questions }: SheetItem) =>
    together(questions.map((question) => progressOf(question, question.answer))) !== 'answered';
  const found = [items.findIndex(({ key }) => key === seen), items.findIndex(isUnfinished)];
  return found.find((index) => index >= 0) ?? 0;
}

/** The text of the scratchpad, for this tab; removed with the receipt. */
export const scratchpadText = (testRecordId: string) => {
  const key = `qianwei_draft_${testRecordId}`;
  return {
    read: () => readTab(key) ?? '',
    write: (text: string | null) => writeTab(key, text || null),
  };
};

/** Removes what the page kept of an attempt besides its answers. */
export function forgetPageMemory(testRecordId: string): void {
  lastSeen(testRecordId).write(null);
  scratchpadText(testRecordId).write(null);
}

const timer = 'qianwei_hide_timer';

/** True when the student hid the time on this device. */
export const isTimerHidden = (): boolean => readLocal(timer) === '1';

export const hideTimer = (isHidden: boolean): void => writeLocal(timer, isHidden ? '1' : null);

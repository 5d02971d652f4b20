import { readLocal, readTab, writeLocal, writeTab } from '../../../../shared/device/stored.ts';

/** Which question was on the page, for a reload of this tab. */
export const currentQuestion = (testRecordId: string) => inTab(`qianwei_place_${testRecordId}`);

/** The text of the scratchpad, for this tab; removed with the receipt. */
export const scratchpad = (testRecordId: string) => inTab(`qianwei_draft_${testRecordId}`);

/** Removes what this tab kept of an attempt besides its answers. */
export function forgetTabState(testRecordId: string): void {
  currentQuestion(testRecordId).write(null);
  scratchpad(testRecordId).write(null);
}

const timer = 'qianwei_hide_timer';

/** Whether the student hid the time on this device. */
export const isTimerHidden = (): boolean => readLocal(timer) === '1';

export const hideTimer = (isHidden: boolean): void => writeLocal(timer, isHidden ? '1' : null);

const inTab = (key: string) => ({
  read: () => readTab(key) ?? '',
  write: (text: string | null) => writeTab(key, text || null),
});

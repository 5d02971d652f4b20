import type { OpeningPage } from '../../../../opening/calls.ts';
import { keptDeviceKey } from '../../../../shared/device/device-key.ts';
import { testAt } from './answer-address.ts';

/** The call for the paper. */
export const paperPath = '/v1/getTestPaper';

/** Requests the paper at once. A device without a key requests it once the portal has created one. */
export const answerOpening: OpeningPage = {
  isFullScreen: true,
  callsAt(pathname) {
    const test = testAt(pathname);
    if (test === null) return null;
    const deviceKey = keptDeviceKey();
    return deviceKey === null ? [] : [{ path: paperPath, payload: { ...test, deviceKey, takeOver: false } }];
  },
};

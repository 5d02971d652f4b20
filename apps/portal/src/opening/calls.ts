/** One call that a page is known to make when it is opened. */
interface KnownCall {
  path: string;
  payload: object;
}

const student: KnownCall[] = [
  { path: '/v1/getUserInfo', payload: {} },
  { path: '/auth/v1/menu/list', payload: {} },
];

/** Of the bell in the frame. */
const notices: KnownCall = { path: '/v1/getNoticeListNLog', payload: { pageNo: 1, pageSize: 5 } };

const home: KnownCall = { path: '/v1/getHomeIndex', payload: {} };

/** Pages that stand alone, without shell and menu. */
const alone =
  /^\/(?:login|password|chooseMajor|englishSignUp|practiceSignUp|reviews|courseService|searchId|englishScores|live)(?:\/|$)/;

/** True for the addresses that lead home. On a thesis platform `/` leads elsewhere, which costs one call for nothing. */
export const isHome = (pathname: string) => /^\/(?:home(?:\/index)?\/?)?$/.test(pathname);

const answerPage = /^\/course\/answer\/([\w-]+)\/([\w-]+)\/?$/;

/** True for the address of an attempt, which has the whole screen. */
export const isAnswer = (pathname: string) => answerPage.test(pathname);

/** The paper of the address. A device that has no key yet asks when the portal has made one. */
function paperCalls(pathname: string, device: string | null): KnownCall[] {
  const [, subjectId, testId] = answerPage.exec(pathname) ?? [];
  if (device === null) return [];
  const payload = { subjectId, testId, deviceKey: device, takeOver: false };
  return [{ path: '/v1/getTestPaper', payload }];
}

/**
 * The calls that opening an address leads to, in the order of their need. Written out, since the contract's code
 * comes later. `device` is the key by which the server knows this browser, null when it has none.
 */
export function openingCallsFor(pathname: string, device: string | null = null): KnownCall[] {
  if (alone.test(pathname)) return [];
  if (isAnswer(pathname)) return [...paperCalls(pathname, device), ...student];
  return isHome(pathname) ? [home, ...student, notices] : [...student, notices];
}

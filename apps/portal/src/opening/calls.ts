/** One call that a page is known to make when it is opened. */
interface KnownCall {
  path: string;
  payload: object;
}

const shell: KnownCall[] = [
  { path: '/v1/getUserInfo', payload: {} },
  { path: '/auth/v1/menu/list', payload: {} },
  { path: '/v1/getNoticeListNLog', payload: { pageNo: 1, pageSize: 5 } },
];

const home: KnownCall = { path: '/v1/getHomeIndex', payload: {} };

/** Pages that stand alone, without shell and menu. */
const alone =
  /^\/(?:login|password|chooseMajor|englishSignUp|practiceSignUp|reviews|courseService|searchId|englishScores|live)(?:\/|$)/;

/** True for the addresses that lead home. On a thesis platform `/` leads elsewhere, which costs one call for nothing. */
export const isHome = (pathname: string) => /^\/(?:home(?:\/index)?\/?)?$/.test(pathname);

/** The calls that opening an address leads to, in the order of their need. Written out, since the contract's code comes later. */
export function openingCallsFor(pathname: string): KnownCall[] {
  if (alone.test(pathname)) return [];
  return isHome(pathname) ? [home, ...shell] : shell;
}

/** One call that a page is known to make when it is opened. */
export interface KnownCall {
  /** As in the contract, but written out: the code of the contract comes later. */
  path: string;
  payload: object;
}

/** A page whose own first calls are made before the portal's code has come. Registered in `app/opening/pages.ts`. */
export interface OpeningPage {
  /** The first calls of the page, the most urgent first; null when the address is not its own. */
  callsAt(pathname: string): readonly KnownCall[] | null;
  /** It has the whole screen, so that the calls of the frame with the menu are not needed. */
  isFullScreen: boolean;
}

const student: readonly KnownCall[] = [
  { path: '/v1/getUserInfo', payload: {} },
  { path: '/auth/v1/menu/list', payload: {} },
];

/** Of the bell in the frame: `newsPayload`. */
const notices: KnownCall = {
  path: '/v1/getNoticeListNLog',
  payload: { pageNo: 1, pageSize: 5, concerns: true },
};

/** Pages without the frame, or on the way through a login: their calls cannot be predicted. */
const unpredictable =
  /^\/(?:login|password|chooseMajor|englishSignUp|practiceSignUp|reviews|courseService|searchId|englishScores|live)(?:\/|$)/;

/** The calls that opening an address leads to, the most urgent first: the page's own, the student's, the frame's. */
export function openingCallsFor(pathname: string, pages: readonly OpeningPage[]): readonly KnownCall[] {
  if (unpredictable.test(pathname)) return [];
  for (const page of pages) {
    const own = page.callsAt(pathname);
    if (own !== null) return [...own, ...student, ...(page.isFullScreen ? [] : [notices])];
  }
  return [...student, notices];
}

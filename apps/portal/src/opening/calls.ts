/** One call that a page is known to make when it is opened. */
export interface KnownCall {
  /** As the contract has it; its code comes later, so it is written out where it is needed. */
  path: string;
  payload: object;
}

/** A page whose own first calls are made before the portal's code has come. Registered in `app/opening/pages.ts`. */
export interface OpeningPage {
  /** The first calls of the page at this address, in the order of their need; null where it does not stand at it. */
  callsAt(pathname: string): readonly KnownCall[] | null;
  /** It has the whole screen, so that what the frame with the menu asks for is not needed. */
  isFullScreen: boolean;
}

const student: readonly KnownCall[] = [
  { path: '/v1/getUserInfo', payload: {} },
  { path: '/auth/v1/menu/list', payload: {} },
];

/** Of the bell in the frame. */
const notices: KnownCall = { path: '/v1/getNoticeListNLog', payload: { pageNo: 1, pageSize: 5 } };

/** Pages that stand without the frame, or that a login may have to pass first: nothing is known of their calls. */
const alone =
  /^\/(?:login|password|chooseMajor|englishSignUp|practiceSignUp|reviews|courseService|searchId|englishScores|live)(?:\/|$)/;

/** The calls that opening an address leads to, in the order of their need: the page's own, the student's, the frame's. */
export function openingCallsFor(pathname: string, pages: readonly OpeningPage[]): readonly KnownCall[] {
  if (alone.test(pathname)) return [];
  for (const page of pages) {
    const own = page.callsAt(pathname);
    if (own !== null) return [...own, ...student, ...(page.isFullScreen ? [] : [notices])];
  }
  return [...student, notices];
}

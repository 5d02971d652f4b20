import {
  getSignUpConfigNLog,
  type SignUpBatch,
  type SignUpConfig,
} from '@qianwei/api/contract/sign-up/config';
import {
  getSignUpRecordNLog,
  leaveSignUpNLog,
  type OpenedSignUp,
  refreshSignUpNLog,
  startSignUp,
} from '@qianwei/api/contract/sign-up/open';
import {
  emptySignUpDocument,
  type SignUpDocument,
  type SignUpPhoto,
  type SignUpRecord,
  type SignUpStatus,
} from '@qianwei/api/contract/sign-up/sign-up';
import { saveSignUpDraftNLog } from '@qianwei/api/contract/sign-up/submit';
import { answers, type Fixture } from '../../shared/client/story-client.tsx';
import { fixtureOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import { drawnPhoto } from '../../shared/photo/drawn-photo.fixtures.ts';
import { storyTime } from '../../shared/time/time.fixtures.ts';
import englishConfig from './english-config.recorded.json';
import englishOpened from './english-opened.recorded.json';
import practiceConfig from './practice-config.recorded.json';
import practiceOpened from './practice-opened.recorded.json';

/** A photo that was checked. */
export const photo: SignUpPhoto = {
  fileId: 'photo-1',
  url: drawnPhoto(),
  size: 217_088,
  storedTime: '2026-09-02 10:20:00',
};

const configOf = { PRACTICE: practiceConfig, ENGLISH: englishConfig };
const openedOf = { PRACTICE: practiceOpened, ENGLISH: englishOpened };

/** Changes of what a page of sign-ups is answered. */
export interface SignUpStory {
  readonly type?: 'PRACTICE' | 'ENGLISH';
  readonly batch?: Partial<SignUpBatch>;
  readonly config?: Partial<SignUpConfig>;
  /** The state of the student's own sign-up for the batch, before it is opened; default none. */
  readonly own?: SignUpStatus;
  readonly opened?: Partial<OpenedSignUp>;
  /** The draft on the server. */
  readonly document?: Partial<SignUpDocument>;
}

const dueOf = (status: SignUpStatus) =>
  status === 'UNPAID'
    ? { due: 12_000, payDeadline: '2026-11-21 21:12:00' as const }
    : { due: 0, payDeadline: null };

/** The calls of a sign-up, for 周子墨; each story has a batch of its own, so that no draft of another one is on the device. */
export function signUpStory({ type = 'PRACTICE', batch, config, own, opened, document }: SignUpStory = {}) {
  const recorded = recordedAnswer(getSignUpConfigNLog, configOf[type]);
  if (recorded.batch === null) throw new TypeError('No batch was recorded');
  const batchId = batch?.batchId ?? crypto.randomUUID();
  const shown = fixtureOf(getSignUpConfigNLog, {
    ...recorded,
    serverTime: storyTime,
    batch: { ...recorded.batch, batchId, readSeconds: -1, ...batch },
    running: [{ batchId, name: recorded.batch.name }],
    own: own === undefined ? [] : [{ batchId, batchName: recorded.batch.name, status: own, ...dueOf(own) }],
    ...config,
  });
  const answer = {
    ...recordedAnswer(startSignUp, openedOf[type]),
    ...(document && {
      draft: { document: { ...emptySignUpDocument, ...document }, revision: 1, savedTime: storyTime },
    }),
    ...opened,
  };
  let revision = 1;
  const fixtures: Fixture[] = [
    answers(getSignUpConfigNLog, shown),
    answers(startSignUp, answer),
    answers(getSignUpRecordNLog, answer),
    answers(refreshSignUpNLog, answer),
    answers(leaveSignUpNLog, null),
    answers(saveSignUpDraftNLog, () => {
      revision += 1;
      return { revision, savedTime: storyTime };
    }),
    captcha,
  ];
  return { fixtures, batch: shown.batch as SignUpBatch, opened: answer };
}

/** Site ids and courses of a batch that was recorded. */
const site = practiceConfig.batch.siteList[0];

/** Two courses, the first site and a photo: everything that a sign-up needs. */
export const filled: SignUpDocument = {
  ...emptySignUpDocument,
  courseCodes: ['13014', '02334'],
  siteId: site?.siteId ?? '',
  photoFileId: photo.fileId,
};

/** A submitted sign-up of two courses. */
export const record: SignUpRecord = {
  signUpId: 'sign-up-1',
  signUpNo: 'SJ20261121-000417',
  batchId: 'batch-1',
  batchName: '2026年下半年实践考核',
  status: 'UNPAID',
  document: filled,
  courses: [
    {
      courseCode: '13014',
      courseName: '高级语言程序设计（实践）',
      credit: 2,
      assessForms: ['COMPUTER'],
      fee: 6000,
    },
    {
      courseCode: '02334',
      courseName: '软件工程（实践）',
      credit: 1,
      assessForms: ['COMPUTER', 'DEFENCE'],
      fee: 6000,
    },
  ],
  siteName: site?.name ?? '',
  siteAddress: site?.address ?? '',
  photo,
  signer: null,
  fee: 12_000,
  paid: 0,
  refund: null,
  payDeadline: '2026-11-21 21:12:00',
  againTime: null,
  receiptNo: 'SJ20261121-000417',
  submitTime: '2026-11-21 20:12:00',
  opinion: '',
  returnedItems: [],
  editable: true,
  correctUntil: null,
  cancellable: true,
  seats: [],
  arrangeTime: '2026-12-10 10:00:00',
  ticketOpenTime: '2026-12-12 09:00:00',
  timeline: {
    state: 'DRAFT',
    receiptNo: 'SJ20261121-000417',
    files: [],
    events: [{ step: 'SUBMIT', time: '2026-11-21 20:12:00', by: '本人', opinion: '', items: [] }],
  },
};

const reason = '背景为深色窗帘，头发与背景分不开，请换浅色、均匀背景的照片。';

/** Returned for its photo. */
export const returned: SignUpRecord = {
  ...record,
  status: 'RETURNED',
  paid: 12_000,
  payDeadline: null,
  correctUntil: '2026-12-10 10:00:00',
  returnedItems: [{ item: 'PHOTO', reason }],
  timeline: {
    ...record.timeline,
    state: 'RETURNED',
    events: [
      ...record.timeline.events,
      {
        step: 'RETURN',
        time: '2026-11-21 20:13:00',
        by: '江澜大学自考办',
        opinion: '',
        items: [{ item: 'PHOTO', reason }],
      },
    ],
  },
};

/** Approved, with seats. */
export const arranged: SignUpRecord = {
  ...returned,
  status: 'ARRANGED',
  correctUntil: null,
  returnedItems: [],
  editable: false,
  cancellable: false,
  seats: [
    {
      courseCode: '13014',
      date: '2026-12-19',
      startTime: '09:00',
      endTime: '11:00',
      siteName: site?.name ?? '',
      address: site?.address ?? '',
      room: '第 6 机房',
      seat: '21',
    },
  ],
  timeline: {
    ...record.timeline,
    state: 'APPROVED',
    events: [
      ...record.timeline.events,
      { step: 'APPROVE', time: '2026-11-21 20:13:00', by: '江澜大学自考办', opinion: '', items: [] },
    ],
  },
};

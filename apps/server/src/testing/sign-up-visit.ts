import { getSignUpConfigNLog, type SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import { type OpenedSignUp, startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument, type SignUpType, signUpSmsScenes } from '@qianwei/api/contract/sign-up/sign-up';
import { submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import { upload } from '@qianwei/api/contract/upload';
import sharp from 'sharp';
import { demoPerson } from '../demo/people.ts';
import type { DemoApp } from './demo-app.ts';

/** A photo of a person of 480×640 pixels, as a phone would send it, between 20 KB and 500 KB. */
export async function portraitFile(width = 480, height = 640, colour = 'srgb'): Promise<File> {
  const noise = Buffer.alloc(width * height * 3, 0).map((_, index) => 150 + ((index * 7919) % 97));
  const picture = sharp(noise, { raw: { width, height, channels: 3 } }).toColourspace(colour);
  const bytes = await picture.jpeg({ quality: 70 }).toBuffer();
  return new File([new Uint8Array(bytes)], '证件照.jpg', { type: 'image/jpeg' });
}

/** A visit to a sign-up page, from the notices on. */
export interface SignUpVisit {
  readonly batch: SignUpBatch;
  /** Another one once the person is proven. */
  guestTicket: string;
}

let address = 0;

/** An address that nobody has called from. */
export const freshAddress = (): string => {
  address += 1;
  return `10.${30 + Math.floor(address / 60_000)}.${Math.floor(address / 250) % 250}.${(address % 250) + 1}`;
};

/** Opens the page and reads the notices for as long as they ask for. */
export async function visitSignUp(app: DemoApp, type: SignUpType): Promise<SignUpVisit> {
  const { data } = await app.call(getSignUpConfigNLog, { type });
  if (data.batch === null) throw new Error(`No batch of ${type}`);
  app.wait(data.batch.readSeconds * 1000);
  return { batch: data.batch, guestTicket: data.guestTicket };
}

/** Identity that a demo student types in the first step. */
export function identityOf(name: string) {
  const { idCard, examineeNo, mobile } = demoPerson(name);
  return { name, cardType: 'ID_CARD' as const, idCard, examineeNo, mobile };
}

/** Proves a demo student by the code that was sent to the bound number. Throws when that is refused. */
export async function proveGuest(
  app: DemoApp,
  type: SignUpType,
  visit: SignUpVisit,
  name: string,
): Promise<OpenedSignUp> {
  const { batch, guestTicket } = visit;
  const identity = identityOf(name);
  const smsCode = await app.smsCode(identity.mobile, signUpSmsScenes[type], { ip: freshAddress() });
  const answer = await app.call(startSignUpNLog, {
    ...{ type, batchId: batch.batchId, guestTicket, codeKey: 'any', smsCode },
    ...identity,
  });
  if (answer.errorCode !== 0) throw new Error(`${name}: ${answer.errorMsg}`);
  visit.guestTicket = answer.data.guestTicket;
  return answer.data;
}

/** Fields that name a visit to the practice exams in a call. */
export const ofVisit = ({ batch, guestTicket }: SignUpVisit) => ({
  ...{ type: 'PRACTICE', batchId: batch.batchId, guestTicket },
});

/** A visit to the practice exams of a demo student who is proven by a code. */
export async function provenVisit(app: DemoApp, name = '周子墨'): Promise<SignUpVisit> {
  const visit = await visitSignUp(app, 'PRACTICE');
  await proveGuest(app, 'PRACTICE', visit, name);
  return visit;
}

/** Uploads a photo with the ticket of a proven guest; returns the id of its file. */
export async function uploadPhoto(app: DemoApp, guestTicket: string, file?: File): Promise<string> {
  const { data, errorMsg } = await app.call(
    upload,
    { scene: 'SIGNUP_PHOTO', guestTicket, file: file ?? (await portraitFile()) },
    { headers: { 'guest-ticket': guestTicket } },
  );
  if (data === null) throw new Error(errorMsg);
  return data.fileId;
}

/** Submits a sign-up; `changed` is what differs from an empty document. */
export const submit = (
  app: DemoApp,
  type: SignUpType,
  { batch, guestTicket }: SignUpVisit,
  changed: Record<string, unknown>,
) =>
  app.call(submitSignUpNLog, {
    ...{ type, batchId: batch.batchId, guestTicket, agree: true, fee: 0 },
    ...emptySignUpDocument,
    siteId: batch.siteList[0]?.siteId,
    ...changed,
  });

import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { markChecked } from '../../../apply/materials.ts';
import type { Database } from '../../../db/database.ts';
import { file } from '../../../db/schema/file.ts';
import type { DemoStage } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import {
  drawnCard,
  drawnPortrait,
  drawnSheet,
  drawnSignature,
  smallPortrait,
} from '../../../demo/drawn-pictures.ts';
import type { LoadedPerson } from '../../../demo/load-people.ts';

/** Surroundings of what is loaded. */
export interface GraduationSetting {
  readonly db: Database;
  readonly stage: DemoStage;
  readonly calendar: DemoCalendar;
}

interface Picture {
  readonly scene: UploadScene;
  readonly name: string;
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly storedAt: Date;
}

/** A picture of a student, stored as if it had been uploaded. */
async function addFile(
  { db, stage }: GraduationSetting,
  { studentId }: LoadedPerson,
  { picture, ...about }: Picture,
): Promise<string> {
  const stored = await stage.files.save(picture);
  const mime = about.name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const [row] = await db
    .insert(file)
    .values({ studentId, size: picture.length, mime, ...about, ...stored })
    .returning({ id: file.id });
  if (row === undefined) throw new Error('The file was not stored');
  return row.id;
}

type Files = Pick<
  GraduationDocument,
  | 'photo'
  | 'idCardFront'
  | 'idCardBack'
  | 'preDiploma'
  | 'chsiReport'
  | 'registerForm'
  | 'moralForm'
  | 'exemptProof'
>;

/** Materials to store at a moment. */
interface GraduationFiles {
  readonly storedAt: Date;
  /** Colour of the clothes on the photo. */
  readonly cloth: string;
  /** The photo is of 413×626 pixels. */
  readonly isSmall: boolean;
  /** A course is exempt: its proof is among them. */
  readonly hasExempt: boolean;
}

/** The materials of a student. */
export async function addMaterials(
  setting: GraduationSetting,
  person: LoadedPerson,
  { storedAt, cloth, isSmall, hasExempt }: GraduationFiles,
): Promise<Files> {
  const sheet = { width: 1240, height: 1754 };
  const card = { width: 1284, height: 810 };
  const photo = isSmall ? { width: 413, height: 626 } : { width: 480, height: 640 };
  const add = async (
    scene: UploadScene,
    name: string,
    picture: Buffer,
    size: { width: number; height: number },
  ) => [await addFile(setting, person, { scene, name, picture, ...size, storedAt })];
  const portrait = isSmall ? await smallPortrait(cloth) : await drawnPortrait(cloth);
  return {
    photo: await add('GRAD_PHOTO', '毕业照.jpg', portrait, photo),
    idCardFront: await add('ID_CARD_FRONT', '身份证人像面.jpg', await drawnCard('#2f5b8a'), card),
    idCardBack: await add('ID_CARD_BACK', '身份证国徽面.jpg', await drawnCard('#a33b32'), card),
    preDiploma: await add('PRE_DIPLOMA', '专科毕业证书.jpg', await drawnSheet('#8a2f2f'), sheet),
    chsiReport: await add('CHSI_REPORT', '学历证书电子注册备案表.jpg', await drawnSheet('#2b406d'), sheet),
    registerForm: await add('REGISTER_FORM', '登记表签字件.jpg', await drawnSheet('#4a4a55'), sheet),
    moralForm: await add('MORAL_FORM', '思想品德鉴定表.jpg', await drawnSheet('#3d5a45'), sheet),
    exemptProof: hasExempt
      ? await add('EXEMPT_PROOF', '免考证明.jpg', await drawnSheet('#6b5a2f'), sheet)
      : [],
  };
}

/** A photo that was found right for a sign-up. */
export async function addCheckedPhoto(
  setting: GraduationSetting,
  person: LoadedPerson,
  { storedAt, checkedAt, cloth }: { storedAt: Date; checkedAt: Date; cloth: string },
): Promise<void> {
  const kept = await addFile(setting, person, {
    ...{ scene: 'SIGNUP_PHOTO', name: '证件照.jpg', width: 480, height: 640 },
    picture: await drawnPortrait(cloth),
    storedAt,
  });
  await markChecked(setting.db, {
    ...{ studentId: person.studentId, fileIds: [kept], checkedAt, checkedFor: '学位英语报名' },
  });
}

/** A signature of a student. */
export const addSignature = async (
  setting: GraduationSetting,
  person: LoadedPerson,
  storedAt: Date,
): Promise<string> =>
  addFile(setting, person, {
    ...{ scene: 'SIGNATURE', name: 'signature.png', width: 480, height: 180 },
    picture: await drawnSignature(),
    storedAt,
  });

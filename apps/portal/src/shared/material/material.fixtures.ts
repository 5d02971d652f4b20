import type { ApplyMaterial, MaterialFile, MaterialSample } from '@qianwei/api/contract/graduation/apply';
import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';
import { drawnPhoto } from '../photo/drawn-photo.fixtures.ts';

/** The checksum of a file of the stories, by its id. */
const sum = (fileId: string) =>
  [...fileId]
    .toReversed()
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .repeat(20)
    .slice(0, 64);

/** A file of the student, a PDF without a check unless it says otherwise. */
export const materialFile = (fileId: string, more: Partial<MaterialFile> = {}): MaterialFile => ({
  fileId,
  fileName: '学历证书.pdf',
  fileSize: 1_258_291,
  fileType: 'application/pdf',
  sha256: sum(fileId),
  url: `/files/${fileId}`,
  width: null,
  height: null,
  storedTime: '2026-10-28 09:12:00',
  checked: null,
  validUntil: null,
  ...more,
});

/** Materials that were recorded, with drawn pictures: the addresses of their files open nothing. */
export const drawnMaterials = (materials: readonly ApplyMaterial[]): ApplyMaterial[] =>
  materials.map((each) => ({
    ...each,
    files: each.files.map((file) => ({
      ...file,
      url: drawnPhoto(file.width ?? undefined, file.height ?? undefined),
    })),
  }));

/** A photo of 480 × 640 that was looked at for a sign-up. */
export const safePhoto = materialFile('photo-safe', {
  ...{ fileName: '证件照.jpg', fileSize: 217_088, fileType: 'image/jpeg', url: drawnPhoto() },
  ...{ width: 480, height: 640, storedTime: '2026-05-20 14:02:00', validUntil: '2027-05-20' },
  checked: { time: '2026-05-28 10:00:00', by: '学位英语报名' },
});

/** The photo that the school returned: 413 × 626. */
export const returnedPhoto = materialFile('photo-returned', {
  ...{ fileName: '一寸照.jpg', fileSize: 96_256, fileType: 'image/jpeg', url: drawnPhoto(413, 626) },
  ...{ width: 413, height: 626, storedTime: '2026-11-12 20:01:00', validUntil: '2027-11-12' },
});

/** A photo that has become too old. */
export const oldPhoto = materialFile('photo-old', {
  ...{ fileName: '旧照.jpg', fileSize: 180_224, fileType: 'image/jpeg', url: drawnPhoto() },
  ...{ width: 480, height: 640, storedTime: '2025-09-02 10:20:00', validUntil: '2026-09-02' },
});

/** The earlier diploma, which staff have found right. */
export const diploma = materialFile('diploma', { checked: { time: '2026-10-28 15:00:00', by: '前置学历' } });

/** The 备案表, whose verification on line ends in 68 days. */
export const report = materialFile('report', {
  ...{ fileName: '学历电子注册备案表.pdf', fileSize: 402_112, validUntil: '2027-01-28' },
  checked: { time: '2026-10-28 15:00:00', by: '前置学历' },
});

/** A 备案表 whose verification on line is over. */
export const expiredReport = materialFile('report-old', {
  ...{ fileName: '备案表（2025年）.pdf', fileSize: 398_336, validUntil: '2026-10-01' },
  storedTime: '2025-10-08 11:30:00',
});

/** One side of the ID card. */
export const idSide = (side: 'FRONT' | 'BACK'): MaterialFile =>
  materialFile(`id-${side}`, {
    ...{ fileName: `身份证${side === 'FRONT' ? '人像面' : '国徽面'}.jpg`, fileType: 'image/jpeg' },
    ...{ url: drawnPhoto(1600, 1000), width: 1600, height: 1000, validUntil: '2036-08-11' },
    checked: { time: '2026-11-15 10:00:00', by: '毕业申请' },
  });

/** The materials whose sample has a template, as the demo institution has them. */
const templates: Partial<Record<MaterialCode, NonNullable<MaterialSample['template']>>> = {
  MORAL_FORM: { kind: 'BLANK', fileName: '思想品德鉴定表.docx', url: '/api/samples/MORAL_FORM.docx' },
  REGISTER_FORM: {
    ...{ kind: 'FILLED', fileName: '毕业生登记表填写样例.pdf', url: '/api/samples/REGISTER_FORM.pdf' },
  },
};

/** A material with these files, asked of everybody. */
export const material = (code: MaterialCode, ...files: MaterialFile[]): ApplyMaterial => ({
  code,
  need: 'ALWAYS',
  required: true,
  sample: { pictureUrl: `/api/samples/${code}.svg`, template: templates[code] ?? null },
  files,
});

/** The safe of the drawing: photo, ID card, diploma and 备案表. */
export const safe: readonly ApplyMaterial[] = [
  material('GRAD_PHOTO', safePhoto),
  material('ID_CARD_FRONT', idSide('FRONT')),
  material('ID_CARD_BACK', idSide('BACK')),
  material('PRE_DIPLOMA', diploma),
  material('CHSI_REPORT', report),
  material('MORAL_FORM'),
];

import * as v from 'valibot';
import { calendarDayIfAny, lineUpTo, textUpTo } from '../fields.ts';
import type { MaterialCode } from './apply-rules.ts';
import { monthText } from './month-span.ts';

/** 上学 · 工作 · 备考 · 待业 · 照料家人 · 其他. */
export const resumeKind = v.picklist(['STUDY', 'WORK', 'PREPARE', 'JOBLESS', 'CARE', 'OTHER']);

/** Occupation in a line of the résumé. */
export type ResumeKind = v.InferOutput<typeof resumeKind>;

/** The occupations in words. */
export const resumeKindTitles: Readonly<Record<ResumeKind, string>> = {
  STUDY: '上学',
  WORK: '工作',
  PREPARE: '备考',
  JOBLESS: '待业',
  CARE: '照料家人',
  OTHER: '其他',
};

/** A line of the 本人简历; empty text is what was not filled in yet, `to` empty also until now. */
export const resumeLine = v.object({
  from: monthText,
  to: monthText,
  kind: resumeKind,
  /** 单位或学校, or what was done: 在家备考初级会计师. */
  place: lineUpTo(60),
  /** 职务 */
  post: lineUpTo(30),
  /** 证明人 */
  witness: lineUpTo(20),
});

/** A line of the résumé. */
export type ResumeLine = v.InferOutput<typeof resumeLine>;

/** A member of the family, or another relation. */
export const relative = v.object({
  /** 父亲 */
  relation: lineUpTo(20),
  name: lineUpTo(20),
  /** 工作单位及职务 */
  work: lineUpTo(60),
});

/** A member of the family, or another relation. */
export type Relative = v.InferOutput<typeof relative>;

/** Way of collecting the diploma: 自取 · 邮寄 · 他人代领. */
export const collectWay = v.picklist(['SELF', 'MAIL', 'PROXY']);

/** The ways to collect the diploma in words. */
export const collectWayTitles: Readonly<Record<v.InferOutput<typeof collectWay>, string>> = {
  SELF: '自取',
  MAIL: '邮寄',
  PROXY: '他人代领',
};

/** 未婚 · 已婚; optional. */
export const marriage = v.picklist(['SINGLE', 'MARRIED']);

/** 婚姻状况 in words. */
export const marriageTitles: Readonly<Record<v.InferOutput<typeof marriage>, string>> = {
  SINGLE: '未婚',
  MARRIED: '已婚',
};

const files = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  v.maxLength(5),
  v.check((ids) => new Set(ids).size === ids.length, '同一个文件只要交一次'),
);

/**
 * 毕业生登记表 and the materials as they are typed: empty text, null and empty lists are what was not filled in yet. Materials
 * are ids of the student's own files.
 */
export const graduationDocument = v.object({
  formerName: lineUpTo(20),
  nativePlace: lineUpTo(30),
  nation: lineUpTo(20),
  politics: lineUpTo(20),
  marriage: v.nullable(marriage),
  /** 工作单位及职务 */
  workUnit: lineUpTo(60),
  address: textUpTo(120),
  zipCode: lineUpTo(20),
  phone: lineUpTo(20),
  resume: v.pipe(v.array(resumeLine), v.maxLength(30)),
  /** 家庭主要成员 */
  family: v.pipe(v.array(relative), v.maxLength(10)),
  /** 社会关系 */
  relations: v.pipe(v.array(relative), v.maxLength(10)),
  /** 奖惩; empty for none. */
  awards: textUpTo(500),
  /** 自我鉴定 */
  appraisal: textUpTo(2000),
  collectWay: v.nullable(collectWay),
  /** Name of the person who gets the diploma by mail, or collects it for the student. */
  collectName: lineUpTo(20),
  collectPhone: lineUpTo(20),
  collectAddress: textUpTo(120),
  photo: v.pipe(files, v.maxLength(1)),
  idCardFront: v.pipe(files, v.maxLength(1)),
  idCardBack: v.pipe(files, v.maxLength(1)),
  /** Until when the ID card is valid; empty for ever. */
  idCardUntil: calendarDayIfAny,
  preDiploma: files,
  chsiReport: files,
  /** Until when the 备案表 can be verified online. */
  chsiUntil: calendarDayIfAny,
  /** Scan of a form that was signed on paper; empty where the signature on the page counts. */
  registerForm: files,
  moralForm: files,
  exemptProof: files,
});

/** 毕业生登记表 and the materials. */
export type GraduationDocument = v.InferOutput<typeof graduationDocument>;

/** A document into which nothing was typed. */
export const emptyGraduationDocument: GraduationDocument = {
  formerName: '',
  nativePlace: '',
  nation: '',
  politics: '',
  marriage: null,
  workUnit: '',
  address: '',
  zipCode: '',
  phone: '',
  resume: [],
  family: [],
  relations: [],
  awards: '',
  appraisal: '',
  collectWay: null,
  collectName: '',
  collectPhone: '',
  collectAddress: '',
  photo: [],
  idCardFront: [],
  idCardBack: [],
  idCardUntil: '',
  preDiploma: [],
  chsiReport: [],
  chsiUntil: '',
  registerForm: [],
  moralForm: [],
  exemptProof: [],
};

/** A field of the document. */
export type GraduationField = keyof GraduationDocument;

/** Part of the application that can be returned by itself. */
export const graduationPart = v.picklist([
  'PHOTO',
  'RESUME',
  'PERSON',
  'CONTACT',
  'FAMILY',
  'STATEMENT',
  'COLLECTION',
  'ID_CARD',
  'PRE_DIPLOMA',
  'CHSI_REPORT',
  'REGISTER_FORM',
  'MORAL_FORM',
  'EXEMPT_PROOF',
]);

/** Part of the application that can be returned by itself. */
export type GraduationPart = v.InferOutput<typeof graduationPart>;

/** The parts in words. */
export const graduationPartTitles: Readonly<Record<GraduationPart, string>> = {
  PHOTO: '电子注册照片',
  RESUME: '本人简历',
  PERSON: '基本信息',
  CONTACT: '通讯与工作单位',
  FAMILY: '家庭成员与社会关系',
  STATEMENT: '奖惩与自我鉴定',
  COLLECTION: '证书领取方式',
  ID_CARD: '身份证正反面',
  PRE_DIPLOMA: '前置学历证书',
  CHSI_REPORT: '学历电子注册备案表',
  REGISTER_FORM: '登记表签字件',
  MORAL_FORM: '思想品德鉴定表',
  EXEMPT_PROOF: '免考证明',
};

/** The fields of each part. */
export const graduationPartFields: Readonly<Record<GraduationPart, readonly GraduationField[]>> = {
  PHOTO: ['photo'],
  RESUME: ['resume'],
  PERSON: ['formerName', 'nativePlace', 'nation', 'politics', 'marriage'],
  CONTACT: ['workUnit', 'address', 'zipCode', 'phone'],
  FAMILY: ['family', 'relations'],
  STATEMENT: ['awards', 'appraisal'],
  COLLECTION: ['collectWay', 'collectName', 'collectPhone', 'collectAddress'],
  ID_CARD: ['idCardFront', 'idCardBack', 'idCardUntil'],
  PRE_DIPLOMA: ['preDiploma'],
  CHSI_REPORT: ['chsiReport', 'chsiUntil'],
  REGISTER_FORM: ['registerForm'],
  MORAL_FORM: ['moralForm'],
  EXEMPT_PROOF: ['exemptProof'],
};

/** Parts that the 登记表 prints: a scan of it that was signed before one of them changes does not say the same any more. */
export const printedParts: readonly GraduationPart[] = [
  'PHOTO',
  'RESUME',
  'PERSON',
  'CONTACT',
  'FAMILY',
  'STATEMENT',
];

/** The field of each material. */
export const graduationMaterialFields: Partial<Readonly<Record<MaterialCode, GraduationField>>> = {
  GRAD_PHOTO: 'photo',
  ID_CARD_FRONT: 'idCardFront',
  ID_CARD_BACK: 'idCardBack',
  PRE_DIPLOMA: 'preDiploma',
  CHSI_REPORT: 'chsiReport',
  REGISTER_FORM: 'registerForm',
  MORAL_FORM: 'moralForm',
  EXEMPT_PROOF: 'exemptProof',
};

/** Characters of a text, blanks not counted. */
export const writtenLength = (text: string): number => [...text.replace(/\s/g, '')].length;

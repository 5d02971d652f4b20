import * as v from 'valibot';
import { calendarDayIfAny, lineUpTo, textUpTo, wholeNumber } from '../fields.ts';
import { languageWay, type MaterialCode, provenByCertificate } from './apply-rules.ts';

/** Characters of the longest English title. */
const titleLimit = 300;

const files = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  v.maxLength(5),
  v.check((ids) => new Set(ids).size === ids.length, '同一个文件只要交一次'),
);

/** 学位申请表 as it is typed: empty text, null and empty lists are what was not filled in yet. */
export const degreeDocument = v.object({
  language: v.nullable(languageWay),
  /** Number of the certificate; of the degree's own exam and of a course it is known, and stays empty. */
  certNo: lineUpTo(40),
  /** Day of the certificate, `yyyy-MM-dd`; empty as `certNo`. */
  certDay: calendarDayIfAny,
  /** The score on it; null as `certNo`. */
  certScore: v.nullable(wholeNumber(0, 1000)),
  /** Ids of the student's own files. */
  proof: files,
  /** English title of the thesis. */
  titleEn: lineUpTo(titleLimit),
  /** Name in Latin letters, as the certificate has it. */
  namePinyin: lineUpTo(60),
  mailName: lineUpTo(20),
  mailPhone: lineUpTo(20),
  mailAddress: textUpTo(120),
  mailZipCode: lineUpTo(20),
});

/** 学位申请表. */
export type DegreeDocument = v.InferOutput<typeof degreeDocument>;

/** A field of the document. */
export type DegreeField = keyof DegreeDocument;

/** A document into which nothing was typed. */
export const emptyDegreeDocument: DegreeDocument = {
  language: null,
  certNo: '',
  certDay: '',
  certScore: null,
  proof: [],
  titleEn: '',
  namePinyin: '',
  mailName: '',
  mailPhone: '',
  mailAddress: '',
  mailZipCode: '',
};

/** Part of the application that can be returned by itself. */
export const degreePart = v.picklist(['LANGUAGE', 'TITLE', 'PINYIN', 'MAIL']);

/** Part of the application that can be returned by itself. */
export type DegreePart = v.InferOutput<typeof degreePart>;

/** The parts in words. */
export const degreePartTitles: Readonly<Record<DegreePart, string>> = {
  LANGUAGE: '学位外语证明',
  TITLE: '论文英文题目',
  PINYIN: '姓名拼音',
  MAIL: '邮寄地址',
};

/** The fields of each part. */
export const degreePartFields: Readonly<Record<DegreePart, readonly DegreeField[]>> = {
  LANGUAGE: ['language', 'certNo', 'certDay', 'certScore', 'proof'],
  TITLE: ['titleEn'],
  PINYIN: ['namePinyin'],
  MAIL: ['mailAddress', 'mailName', 'mailPhone', 'mailZipCode'],
};

/** Fields of a certificate of others. */
const certificateFields: readonly DegreeField[] = ['certNo', 'certDay', 'certScore', 'proof'];

/**
 * The fields of a part that count: those of a certificate only where one proves the language; its file also where the batch
 * asks everybody for one, as `required` says.
 */
export function degreeFieldsOf(
  { language }: Pick<DegreeDocument, 'language'>,
  part: DegreePart,
  required: readonly MaterialCode[],
): DegreeField[] {
  const byCertificate = language !== null && provenByCertificate.includes(language);
  return degreePartFields[part].filter(
    (field) =>
      byCertificate ||
      !certificateFields.includes(field) ||
      (field === 'proof' && required.includes('DEGREE_PROOF')),
  );
}

/** A document as it is submitted: what was typed of a certificate and does not count is dropped. */
export function countingDegree(document: DegreeDocument, required: readonly MaterialCode[]): DegreeDocument {
  const counting = degreePart.options.flatMap((part) => degreeFieldsOf(document, part, required));
  const dropped = certificateFields.filter((field) => !counting.includes(field));
  return {
    ...document,
    ...Object.fromEntries(dropped.map((field) => [field, emptyDegreeDocument[field]])),
  };
}

import type { GraduationRules, MaterialCode } from './apply-rules.ts';
import {
  type GraduationDocument,
  type GraduationField,
  graduationMaterialFields,
  type Relative,
  type ResumeLine,
  writtenLength,
} from './graduation-document.ts';
import { gapsOf, type MonthOverlap, overlapsOf } from './month-span.ts';
import { formatErrors } from './typed-formats.ts';

/** Facts that decide whether a document can be submitted. */
export interface DocumentAsked {
  readonly rules: Pick<GraduationRules, 'gapMonths' | 'appraisalMin' | 'appraisalMax'>;
  /** Materials that this student has to hand in. */
  readonly required: readonly MaterialCode[];
  /** The day of submission. */
  readonly today: string;
}

/** Errors by the path of a field: `appraisal`, `resume.2.witness`. */
type Errors = Record<string, string>;

const asked: Partial<Record<GraduationField, string>> = {
  nativePlace: '请填写籍贯',
  nation: '请填写民族',
  politics: '请填写政治面貌',
  workUnit: '请填写工作单位及职务，没有工作的写“无”',
  address: '请填写通讯地址',
  zipCode: '请填写邮政编码',
  phone: '请填写联系电话',
};

/** Errors of a line of the résumé by its fields; none where it is whole. `now` is this month (`yyyy-MM`). */
export const resumeLineErrors = (
  { from, to, place, witness }: ResumeLine,
  now: string,
): Partial<Record<keyof ResumeLine, string>> => ({
  ...(from === '' && { from: '请选择开始的月份' }),
  ...(from > now && { from: '开始的月份不能晚于本月' }),
  ...(to > now && { to: '月份不能晚于本月，还在进行的请选“至今”' }),
  ...(from <= now && to !== '' && to <= now && to < from && { to: '结束的月份不能早于开始的月份' }),
  ...(place === '' && { place: '请填写单位、学校或做了什么' }),
  ...(witness === '' && { witness: '请填写证明人' }),
});

/**
 * Overlaps of lines of one kind; `now` is this month (`yyyy-MM`). Work beside school is usual; two schools, or two jobs, at one time
 * are a slip of the pen.
 */
export const resumeOverlaps = (resume: readonly ResumeLine[], now: string): MonthOverlap[] =>
  overlapsOf(resume, now).filter(
    ({ places: [earlier, later] }) => resume[earlier]?.kind === resume[later]?.kind,
  );

/** Error of a line that overlaps with another one. */
export const overlapText = ({ place }: Pick<ResumeLine, 'place'>): string =>
  `与“${place}”的起止时间重叠，请核对`;

/** The overlaps, each at the line that begins later. */
const overlapErrors = (resume: readonly ResumeLine[], now: string): Errors =>
  Object.fromEntries(
    resumeOverlaps(resume, now).flatMap(({ places: [earlier, later] }) => {
      const line = resume[earlier];
      return line === undefined ? [] : [[`resume.${later}.from`, overlapText(line)]];
    }),
  );

function resumeErrors(resume: GraduationDocument['resume'], { rules, today }: DocumentAsked): Errors {
  if (resume.length === 0) return { resume: '请从高中起填写本人简历，至少一段' };
  const now = today.slice(0, 7);
  const errors: Errors = Object.fromEntries(
    resume.flatMap((line, place) =>
      Object.entries(resumeLineErrors(line, now)).map(([field, text]) => [`resume.${place}.${field}`, text]),
    ),
  );
  // A line without its months may be what fills a gap.
  const isPlaced = Object.keys(errors).every((path) => !/\.(from|to)$/.test(path));
  const gaps = isPlaced ? gapsOf(resume, { now, limit: rules.gapMonths }) : [];
  return {
    ...overlapErrors(resume, now),
    ...errors,
    ...(gaps.length > 0 && {
      resume: `本人简历 ${gaps.map(({ from, to }) => `${from} 至 ${to}`).join('、')} 未填写`,
    }),
  };
}

function relativeErrors(field: 'family' | 'relations', list: readonly Relative[]): Errors {
  return Object.fromEntries(
    list.flatMap(({ relation, name }, place) => [
      ...(relation === '' ? [[`${field}.${place}.relation`, '请填写与本人的关系']] : []),
      ...(name === '' ? [[`${field}.${place}.name`, '请填写姓名']] : []),
    ]),
  );
}

function collectErrors({
  collectWay: way,
  collectName,
  collectPhone,
  collectAddress,
}: GraduationDocument): Errors {
  if (way === null) return { collectWay: '请选择证书领取方式' };
  if (way === 'SELF') return {};
  const who = way === 'MAIL' ? '收件人' : '代领人';
  return {
    ...(collectName === '' && { collectName: `请填写${who}姓名` }),
    ...(collectPhone === '' && { collectPhone: `请填写${who}电话` }),
    ...(way === 'MAIL' && collectAddress === '' && { collectAddress: '请填写邮寄地址' }),
  };
}

/** Of who collects the diploma in person, nobody sees these fields. */
const notCollected = { collectPhone: '', collectAddress: '' };

const materialErrors: Partial<Record<MaterialCode, string>> = {
  GRAD_PHOTO: '请上传电子注册照片',
  ID_CARD_FRONT: '请上传身份证人像面',
  ID_CARD_BACK: '请上传身份证国徽面',
  PRE_DIPLOMA: '请上传前置学历证书',
  CHSI_REPORT: '请上传学历证书电子注册备案表',
  REGISTER_FORM: '请上传签字的毕业生登记表',
  MORAL_FORM: '请上传盖章的思想品德鉴定表',
  EXEMPT_PROOF: '请上传免考证明',
};

/** Errors with which a document cannot be submitted, by field; none where it can. The portal and the server ask alike. */
export function graduationErrors(document: GraduationDocument, facts: DocumentAsked): Errors {
  const { rules, required, today } = facts;
  const length = writtenLength(document.appraisal);
  const missing = Object.entries(asked).filter(([field]) => document[field as GraduationField] === '');
  const files = required.flatMap((code) => {
    const field = graduationMaterialFields[code];
    const list = field === undefined ? [] : document[field];
    return field !== undefined && Array.isArray(list) && list.length === 0
      ? [[field, materialErrors[code] ?? '请上传材料']]
      : [];
  });
  const expired = (until: string) => until !== '' && until < today;
  return {
    ...formatErrors(document.collectWay === 'SELF' ? { ...document, ...notCollected } : document),
    ...Object.fromEntries(missing),
    ...resumeErrors(document.resume, facts),
    ...(document.family.length === 0
      ? { family: '请填写家庭主要成员，至少一人' }
      : relativeErrors('family', document.family)),
    ...relativeErrors('relations', document.relations),
    ...(length < rules.appraisalMin && {
      appraisal: `自我鉴定不少于 ${rules.appraisalMin} 字（当前 ${length} 字）`,
    }),
    ...(length > rules.appraisalMax && {
      appraisal: `自我鉴定不超过 ${rules.appraisalMax} 字（当前 ${length} 字）`,
    }),
    ...collectErrors(document),
    ...Object.fromEntries(files),
    ...(expired(document.idCardUntil) && { idCardUntil: '身份证已过有效期，请上传新证' }),
    ...(expired(document.chsiUntil) && { chsiUntil: '备案表的在线验证已过期，请在学信网延长后重新上传' }),
  };
}

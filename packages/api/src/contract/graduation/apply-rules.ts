import * as v from 'valibot';
import { wholeNumber } from '../fields.ts';

/** Conditions of graduation, in the order in which they are shown. */
export const graduationCondition = v.picklist([
  'COURSES',
  'CREDITS',
  'PRACTICES',
  'THESIS',
  'PRE_EDUCATION',
  'MORAL',
  'SANCTION',
  'PHOTO',
]);

/** Condition of graduation. */
export type GraduationCondition = v.InferOutput<typeof graduationCondition>;

/** Conditions of the degree. */
export const degreeCondition = v.picklist([
  'LEVEL',
  'GRADUATED',
  'AVERAGE',
  'THESIS_SCORE',
  'LANGUAGE',
  'CHEATING',
  'THESIS_CHECK',
  'TIME_LIMIT',
]);

/** Condition of the degree. */
export type DegreeCondition = v.InferOutput<typeof degreeCondition>;

/** Material that is handed in; its name is the scene in which it is uploaded. */
export const materialCode = v.picklist([
  'GRAD_PHOTO',
  'ID_CARD_FRONT',
  'ID_CARD_BACK',
  'PRE_DIPLOMA',
  'CHSI_REPORT',
  'REGISTER_FORM',
  'MORAL_FORM',
  'EXEMPT_PROOF',
  'DEGREE_PROOF',
]);

/** Material that is handed in. */
export type MaterialCode = v.InferOutput<typeof materialCode>;

/** The materials in words. */
export const materialTitles: Readonly<Record<MaterialCode, string>> = {
  GRAD_PHOTO: '电子注册照片',
  ID_CARD_FRONT: '身份证人像面',
  ID_CARD_BACK: '身份证国徽面',
  PRE_DIPLOMA: '前置学历证书',
  CHSI_REPORT: '学历电子注册备案表',
  REGISTER_FORM: '登记表签字件',
  MORAL_FORM: '思想品德鉴定表',
  EXEMPT_PROOF: '免考证明',
  DEGREE_PROOF: '学位外语证明',
};

/**
 * Students who hand a material in: everybody · who has studied before (专升本) · who has an exempt course · whoever wants to, such as
 * a form that is signed on paper.
 */
export const materialNeed = v.picklist(['ALWAYS', 'TOP_UP', 'EXEMPT', 'OPTIONAL']);

/** Students who hand a material in. */
export type MaterialNeed = v.InferOutput<typeof materialNeed>;

/** Way to prove the degree's foreign language: 学位英语统考 · 四级 · PETS-3 · 课程英语. */
export const languageWay = v.picklist(['DEGREE_ENGLISH', 'CET4', 'PETS3', 'COURSE']);

/** Way to prove the degree's foreign language. */
export type LanguageWay = v.InferOutput<typeof languageWay>;

/** The ways in words. */
export const languageWayTitles: Readonly<Record<LanguageWay, string>> = {
  DEGREE_ENGLISH: '学士学位英语考试',
  CET4: '大学英语四级',
  PETS3: '全国英语等级考试三级（PETS-3）笔试',
  COURSE: '自学考试英语课程',
};

/** Ways that a certificate of others proves; of the rest the institution has the results itself. */
export const provenByCertificate: readonly LanguageWay[] = ['CET4', 'PETS3'];

/** The highest score that each way can have. */
export const highestScores: Readonly<Record<LanguageWay, number>> = {
  DEGREE_ENGLISH: 100,
  CET4: 710,
  PETS3: 100,
  COURSE: 100,
};

/** A list of rules in which each key stands once. */
const eachOnce = <Row extends v.GenericSchema<unknown, Value>, Value>(
  row: Row,
  keyOf: (value: v.InferOutput<Row>) => string,
) =>
  v.pipe(
    v.array(row),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const keys = dataset.value.map(keyOf);
      const twice = keys.find((key, at) => keys.indexOf(key) !== at);
      if (twice !== undefined) addIssue({ message: `${twice} 写了两次` });
    }),
  );

/** Conditions of a batch: at least one, each once. */
const conditionRules = <Code extends string>(code: v.GenericSchema<unknown, Code>) =>
  v.pipe(
    eachOnce(code, (own) => own),
    v.minLength(1, '不能是空的'),
  );

/** Materials of a batch, each once, of those for which the form of the application has a field. */
const materialRules = <const Codes extends readonly MaterialCode[]>(codes: Codes) =>
  eachOnce(
    v.strictObject({
      code: v.picklist(codes),
      need: materialNeed,
    }),
    ({ code }) => code,
  );

const hasMaterial = (
  materials: readonly { readonly code: MaterialCode; readonly need: MaterialNeed }[],
  code: MaterialCode,
): boolean => materials.some((material) => material.code === code);

/** The material that a condition of graduation looks at. */
const lookedAt: Partial<Readonly<Record<GraduationCondition, MaterialCode>>> = {
  MORAL: 'MORAL_FORM',
  PHOTO: 'GRAD_PHOTO',
};

const graduationFields = v.strictObject({
  conditions: conditionRules(graduationCondition),
  materials: materialRules(materialCode.options.filter((code) => code !== 'DEGREE_PROOF')),
  /** Months for which a photo counts from its upload. */
  photoMonths: wholeNumber(1, 60),
  /** Months that may lie between two lines of the résumé. */
  gapMonths: wholeNumber(0, 60),
  /** Characters of the 自我鉴定, blanks not counted. */
  appraisalMin: wholeNumber(0, 2000),
  appraisalMax: wholeNumber(1, 2000),
  /** Days to mend what was returned; the last ends at 24:00. */
  returnDays: wholeNumber(1, 60),
});

/** The rules of a batch of graduations, which the office changes; each change is a version. None contradicts another. */
export const graduationRules = v.pipe(
  graduationFields,
  v.forward(
    v.check(({ appraisalMin, appraisalMax }) => appraisalMin <= appraisalMax, '不能比 appraisalMax 大'),
    ['appraisalMin'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { conditions, materials } = dataset.value;
      for (const condition of conditions) {
        const code = lookedAt[condition];
        if (code !== undefined && !hasMaterial(materials, code))
          addIssue({ message: `有条件 ${condition}，就要有材料 ${code}` });
      }
    }),
    ['materials'],
  ),
);

/** The rules of a batch of graduations. */
export type GraduationRules = v.InferOutput<typeof graduationRules>;

const degreeFields = v.strictObject({
  conditions: conditionRules(degreeCondition),
  materials: materialRules(['DEGREE_PROOF']),
  /** Averages that are needed: of the whole plan, whose need the plan says, and of its core courses alone. */
  averages: eachOnce(
    v.variant('of', [
      v.strictObject({ of: v.literal('PLAN') }),
      v.strictObject({ of: v.literal('CORE'), min: wholeNumber(0, 100) }),
    ]),
    (average) => average.of,
  ),
  /** The score that a thesis needs. */
  thesisMin: wholeNumber(0, 100),
  /** The ways to prove the foreign language, each with the score that it needs; null where passing is enough. */
  languages: v.pipe(
    eachOnce(v.strictObject({ way: languageWay, min: v.nullable(wholeNumber(0)) }), ({ way }) => way),
    v.minLength(1, '不能是空的'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { way, min } of dataset.value)
        if (min !== null && min > highestScores[way])
          addIssue({ message: `${way} 的 min ${min} 超过满分 ${highestScores[way]}` });
    }),
  ),
  /** Months after the day on the diploma. */
  months: wholeNumber(1, 60),
  returnDays: wholeNumber(1, 60),
  /** Days for which the names are public before the degree is granted. */
  publicityDays: wholeNumber(1, 60),
});

/** The rules of a batch of degrees; none contradicts another. */
export const degreeRules = v.pipe(
  degreeFields,
  v.forward(
    v.check(
      ({ conditions, averages }) => conditions.includes('AVERAGE') === averages.length > 0,
      '和条件 AVERAGE 要么都有，要么都没有',
    ),
    ['averages'],
  ),
  v.forward(
    v.check(
      ({ languages, materials }) =>
        hasMaterial(materials, 'DEGREE_PROOF') ||
        !languages.some(({ way }) => provenByCertificate.includes(way)),
      '用证书认定外语，就要有材料 DEGREE_PROOF',
    ),
    ['materials'],
  ),
);

/** The rules of a batch of degrees. */
export type DegreeRules = v.InferOutput<typeof degreeRules>;

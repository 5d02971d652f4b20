import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  emptyGraduationDocument,
  type GraduationDocument,
  type GraduationField,
  graduationDocument,
  graduationMaterialFields,
  graduationPartFields,
  type ResumeLine,
  writtenLength,
} from './graduation-document.ts';
import { type DocumentAsked, graduationErrors } from './graduation-errors.ts';

const line = (from: string, to: string, place: string, more: Partial<ResumeLine> = {}): ResumeLine => ({
  from,
  to,
  kind: 'WORK',
  place,
  post: '会计',
  witness: '陆敏',
  ...more,
});

const school = line('2013-09', '2016-06', '江澜市第三中学', { kind: 'STUDY' });
const college = line('2016-09', '2019-06', '江澜财经职业学院', { kind: 'STUDY' });
const preparing = line('2019-07', '2020-06', '在家备考初级会计师', { kind: 'PREPARE', post: '' });
const market = line('2020-07', '2023-04', '江澜惠民超市有限公司');
const trade = line('2023-05', '', '江澜恒信商贸有限公司');

const whole: GraduationDocument = {
  ...emptyGraduationDocument,
  nativePlace: '江澜省江澜市',
  nation: '汉族',
  politics: '群众',
  workUnit: '江澜恒信商贸有限公司，会计',
  address: '江澜省江澜市文昌区学府路 18 号',
  zipCode: '320100',
  phone: '154 0000 0004',
  resume: [school, college, preparing, market, trade],
  family: [{ relation: '母亲', name: '陈玉兰', work: '' }],
  appraisal: '学'.repeat(312),
  collectWay: 'SELF',
};

const facts: DocumentAsked = {
  rules: { gapMonths: 6, appraisalMin: 200, appraisalMax: 500 },
  required: [],
  today: '2026-11-21',
};
const errorsOf = (change: Partial<GraduationDocument>, more: Partial<DocumentAsked> = {}) =>
  graduationErrors({ ...whole, ...change }, { ...facts, ...more });

it('/apply/graduation a form that is filled in has no error', () => {
  expect(errorsOf({})).toEqual({});
});

describe('/apply/graduation 本人简历', () => {
  it('says which months nothing fills, and is silent once they are filled', () => {
    expect(errorsOf({ resume: [school, college, market, trade] })).toEqual({
      resume: '本人简历 2019-07 至 2020-06 未填写',
    });
    expect(errorsOf({ resume: [trade, preparing, market, college, school] })).toEqual({});
  });

  it('takes six months between two lines and refuses seven', () => {
    const after = (from: string) => errorsOf({ resume: [school, college, line(from, '', '江澜商贸')] });
    expect(after('2020-01')).toEqual({});
    expect(after('2020-02')).toEqual({ resume: '本人简历 2019-07 至 2020-01 未填写' });
  });

  it('says an overlap at the line that begins later, whatever the order; a month of change is none', () => {
    expect(
      errorsOf({ resume: [line('2022-01', '', '晚一家'), line('2016-09', '2022-03', '早一家')] }),
    ).toEqual({
      'resume.0.from': '与“早一家”的起止时间重叠，请核对',
    });
    expect(
      errorsOf({ resume: [line('2022-03', '', '晚一家'), line('2016-09', '2022-03', '早一家')] }),
    ).toEqual({});
  });

  it('says every gap, an overlap and what a line lacks at once, so that nothing is found only after a mend', () => {
    const resume = [school, market, line('2022-01', '2024-06', '江澜书店', { witness: '' })];
    expect(errorsOf({ resume })).toEqual({
      resume: '本人简历 2016-07 至 2020-06、2024-07 至 2026-10 未填写',
      'resume.2.from': '与“江澜惠民超市有限公司”的起止时间重叠，请核对',
      'resume.2.witness': '请填写证明人',
    });
  });

  it.each([
    ['no beginning', { from: '' }, { from: '请选择开始的月份' }],
    ['a beginning in the future', { from: '2026-12' }, { from: '开始的月份不能晚于本月' }],
    ['an end in the future', { to: '2026-12' }, { to: '月份不能晚于本月，还在进行的请选“至今”' }],
    ['an end before the beginning', { to: '2023-04' }, { to: '结束的月份不能早于开始的月份' }],
    ['no place', { place: '' }, { place: '请填写单位、学校或做了什么' }],
    ['no witness', { witness: '' }, { witness: '请填写证明人' }],
  ])('says it at the field of its line: %s', (_, change, expected) => {
    const resume = [school, college, preparing, market, { ...trade, ...change }];
    const paths = Object.fromEntries(
      Object.entries(expected).map(([field, text]) => [`resume.4.${field}`, text]),
    );
    expect(errorsOf({ resume })).toEqual(paths);
  });

  it('needs no 职务, takes a line of this month, and asks for a first one', () => {
    expect(errorsOf({ resume: [line('2026-11', '2026-11', '江澜商贸', { post: '' })] })).toEqual({});
    expect(errorsOf({ resume: [] })).toEqual({ resume: '请从高中起填写本人简历，至少一段' });
  });
});

describe('/apply/graduation 自我鉴定', () => {
  it.each([
    [0, '自我鉴定不少于 200 字（当前 0 字）'],
    [19, '自我鉴定不少于 200 字（当前 19 字）'],
    [126, '自我鉴定不少于 200 字（当前 126 字）'],
    [199, '自我鉴定不少于 200 字（当前 199 字）'],
    [200, undefined],
    [500, undefined],
    [501, '自我鉴定不超过 500 字（当前 501 字）'],
  ])('%i characters: %s', (length, text) => {
    expect(errorsOf({ appraisal: '学'.repeat(length) }).appraisal).toBe(text);
  });

  it('counts no blanks, and a rare character once', () => {
    expect(writtenLength(' 学 习\n𠮷\t')).toBe(3);
    expect(errorsOf({ appraisal: `${'学 '.repeat(199)}\n` }).appraisal).toBe(
      '自我鉴定不少于 200 字（当前 199 字）',
    );
    expect(errorsOf({ appraisal: '𠮷'.repeat(500) })).toEqual({});
  });

  it('asks for as many as the rules of the batch', () => {
    const rules = { gapMonths: 6, appraisalMin: 100, appraisalMax: 126 };
    expect(errorsOf({ appraisal: '学'.repeat(126) }, { rules })).toEqual({});
  });
});

describe('/apply/graduation the other fields', () => {
  it('asks an empty form for each field, and for no optional one', () => {
    expect(Object.keys(graduationErrors(emptyGraduationDocument, facts)).sort()).toEqual(
      [
        'address',
        'appraisal',
        'collectWay',
        'family',
        'nation',
        'nativePlace',
        'phone',
        'politics',
        'resume',
        'workUnit',
        'zipCode',
      ].sort(),
    );
  });

  it('asks who collects the diploma only where somebody else does', () => {
    expect(errorsOf({ collectWay: 'SELF' })).toEqual({});
    expect(errorsOf({ collectWay: 'PROXY' })).toEqual({
      collectName: '请填写代领人姓名',
      collectPhone: '请填写代领人电话',
    });
    expect(errorsOf({ collectWay: 'MAIL' })).toEqual({
      collectName: '请填写收件人姓名',
      collectPhone: '请填写收件人电话',
      collectAddress: '请填写邮寄地址',
    });
  });

  it('says at a person of the family and of the relations what is missing', () => {
    const empty = { relation: '', name: '', work: '' };
    expect(errorsOf({ family: [{ ...empty, name: '陈玉兰' }], relations: [empty] })).toEqual({
      'family.0.relation': '请填写与本人的关系',
      'relations.0.relation': '请填写与本人的关系',
      'relations.0.name': '请填写姓名',
    });
  });

  it('asks for the materials of this student alone', () => {
    expect(errorsOf({}, { required: ['GRAD_PHOTO', 'PRE_DIPLOMA'] })).toEqual({
      photo: '请上传电子注册照片',
      preDiploma: '请上传前置学历证书',
    });
    expect(
      errorsOf({ photo: ['1'], preDiploma: ['2'] }, { required: ['GRAD_PHOTO', 'PRE_DIPLOMA'] }),
    ).toEqual({});
  });

  it('takes a paper on its last day, and refuses it on the next', () => {
    const until = { idCardUntil: '2026-11-21', chsiUntil: '2026-11-21' };
    expect(errorsOf(until)).toEqual({});
    expect(errorsOf(until, { today: '2026-11-22' })).toEqual({
      idCardUntil: '身份证已过有效期，请上传新证',
      chsiUntil: '备案表的在线验证已过期，请在学信网延长后重新上传',
    });
  });
});

describe('a document as it is kept', () => {
  it('is kept with nothing typed, and with a line that is not finished', () => {
    const unfinished = { ...emptyGraduationDocument, resume: [line('', '', '', { witness: '' })] };
    expect(v.is(graduationDocument, emptyGraduationDocument)).toBe(true);
    expect(v.is(graduationDocument, unfinished)).toBe(true);
  });

  it.each([
    ['a month that no year has', { resume: [line('2019-13', '', '江澜商贸')] }],
    ['a day that no month has', { idCardUntil: '2026-02-30' }],
    ['31 lines', { resume: Array.from({ length: 31 }, () => trade) }],
    ['a name of 61 characters', { resume: [line('2019-01', '', '司'.repeat(61))] }],
  ])('is not kept with %s', (_, change) => {
    expect(v.is(graduationDocument, { ...whole, ...change })).toBe(false);
  });

  it('has each field in one part that can be returned, and each material in one field', () => {
    const fields = Object.values(graduationPartFields).flat();
    expect(fields.toSorted()).toEqual(Object.keys(graduationDocument.entries).toSorted());
    const ofMaterials = Object.values(graduationMaterialFields) as GraduationField[];
    expect(new Set(ofMaterials).size).toBe(ofMaterials.length);
  });
});

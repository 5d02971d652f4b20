import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  countingDegree,
  type DegreeDocument,
  degreeDocument,
  degreePartFields,
  emptyDegreeDocument,
} from './degree-document.ts';
import { type DegreeAsked, degreeErrors } from './degree-errors.ts';

const whole: DegreeDocument = {
  language: 'CET4',
  certNo: '241232055101234',
  certDay: '2025-06-30',
  certScore: 430,
  proof: ['9001'],
  titleEn: 'Design of a Secondhand Book Trading Platform',
  namePinyin: 'ZHENG Kai',
  mailName: '郑凯',
  mailPhone: '15400000005',
  mailAddress: '江澜省江澜市文昌区学府路 18 号',
  mailZipCode: '320100',
};

const facts: DegreeAsked = {
  rules: {
    languages: [
      { way: 'DEGREE_ENGLISH', min: null },
      { way: 'CET4', min: 425 },
      { way: 'PETS3', min: null },
      { way: 'COURSE', min: null },
    ],
  },
  met: [],
  required: [],
  registerDay: '2024-04-01',
  today: '2026-11-21',
};
const errorsOf = (change: Partial<DegreeDocument>, more: Partial<DegreeAsked> = {}) =>
  degreeErrors({ ...whole, ...change }, { ...facts, ...more });

it('/applyDegree a form that is filled in has no error', () => {
  expect(errorsOf({})).toEqual({});
});

describe('/applyDegree 学位外语', () => {
  it('refuses a certificate from before the 考籍 in the words of the screen; the day itself counts', () => {
    expect(errorsOf({ certDay: '2024-03-31' })).toEqual({
      certDay: '学位外语成绩取得于考籍注册前，不予认定',
    });
    expect(errorsOf({ certDay: '2024-04-01' })).toEqual({});
  });

  it.each([
    ['no way', { language: null }, { language: '请选择学位外语的认定方式' }],
    ['no number', { certNo: '' }, { certNo: '请填写证书编号' }],
    ['no day', { certDay: '' }, { certDay: '请填写取得日期' }],
    ['a day to come', { certDay: '2026-11-22' }, { certDay: '取得日期不能晚于今天' }],
    ['no score', { certScore: null }, { certScore: '请填写成绩' }],
    ['a score that nobody gets', { certScore: 711 }, { certScore: '大学英语四级满分 710 分，请核对成绩' }],
    [
      'a score above that of its own exam',
      { language: 'PETS3' as const, certScore: 101 },
      { certScore: '全国英语等级考试三级（PETS-3）笔试满分 100 分，请核对成绩' },
    ],
    [
      'a number without a letter or digit',
      { certNo: '___' },
      { certNo: '证书编号里没有字母或数字，请照证书填写' },
    ],
    ['a score below the need', { certScore: 424 }, { certScore: '成绩 424，未达到 425' }],
    ['no file', { proof: [] }, { proof: '请上传外语成绩证明' }],
  ] as const)('says it at the field: %s', (_, change, expected) => {
    expect(errorsOf(change as Partial<DegreeDocument>)).toEqual(expected);
  });

  it('takes 425, and any score where passing is enough', () => {
    expect(errorsOf({ certScore: 425 })).toEqual({});
    expect(errorsOf({ language: 'PETS3', certScore: 60 })).toEqual({});
  });

  it('asks no certificate for what the institution knows, but that it is met', () => {
    const withoutCertificate = { certNo: '', certDay: '', certScore: null, proof: [] };
    expect(errorsOf({ ...withoutCertificate, language: 'COURSE' }, { met: ['COURSE'] })).toEqual({});
    expect(errorsOf({ ...withoutCertificate, language: 'DEGREE_ENGLISH' }, { met: ['COURSE'] })).toEqual({
      language: '这一项还没有达到要求，请选择其他方式',
    });
  });

  it('refuses a way that the batch does not have', () => {
    const rules = { languages: [{ way: 'DEGREE_ENGLISH' as const, min: null }] };
    expect(errorsOf({}, { rules })).toEqual({ language: '请选择学位外语的认定方式' });
  });
});

describe('/applyDegree the other fields', () => {
  it('asks an empty form for each of them', () => {
    expect(degreeErrors(emptyDegreeDocument, facts)).toEqual({
      language: '请选择学位外语的认定方式',
      titleEn: '请填写论文英文题目',
      namePinyin: '请填写姓名拼音：姓在前、全大写，名首字母大写，如 ZHENG Kai',
      mailName: '请填写收件人',
      mailPhone: '请填写收件人电话',
      mailAddress: '请填写邮寄地址',
      mailZipCode: '请填写邮政编码',
    });
  });

  it('wants an English title in English', () => {
    expect(errorsOf({ titleEn: '二手书交易平台的设计' })).toEqual({
      titleEn: '论文英文题目应为英文，不能有汉字',
    });
  });

  it.each(['ZHENG Kai', 'LÜ Xiaoyu', "XI'AN", 'OUYANG Na-la'])('takes the name %s', (namePinyin) => {
    expect(errorsOf({ namePinyin })).toEqual({});
  });

  it.each(['郑凯', 'ZHENG Kai1', 'ZHENG  Kai', 'ZHENG kai', 'Zheng Kai', '-'])(
    'refuses the name %s',
    (namePinyin) => {
      expect(errorsOf({ namePinyin })).toEqual({
        namePinyin: '请填写姓名拼音：姓在前、全大写，名首字母大写，如 ZHENG Kai',
      });
    },
  );
});

describe('a document as it is kept', () => {
  it('is kept with nothing typed, and not with a day that no month has', () => {
    expect(v.is(degreeDocument, emptyDegreeDocument)).toBe(true);
    expect(v.is(degreeDocument, { ...whole, certDay: '2025-06-31' })).toBe(false);
  });

  it('has each field in one part that can be returned', () => {
    expect(Object.values(degreePartFields).flat().toSorted()).toEqual(
      Object.keys(degreeDocument.entries).toSorted(),
    );
  });
});

describe('/applyDegree the proof that the batch asks for', () => {
  const own = { language: 'DEGREE_ENGLISH', proof: [] } as const;

  it('is asked for whichever way proves the language, and of nobody where it is not in the rules', () => {
    const met = ['DEGREE_ENGLISH'] as const;
    expect(errorsOf({ ...own, proof: [] }, { met, required: ['DEGREE_PROOF'] })).toEqual({
      proof: '请上传外语成绩证明',
    });
    expect(errorsOf({ ...own, proof: [] }, { met })).toEqual({});
  });

  it('what was typed of a certificate goes with it when the result of the institution counts', () => {
    const typed = { ...whole, language: 'COURSE' } as const;
    const bare = { certNo: '', certDay: '', certScore: null };
    expect(countingDegree(typed, [])).toEqual({ ...typed, ...bare, proof: [] });
    expect(countingDegree(typed, ['DEGREE_PROOF'])).toEqual({ ...typed, ...bare });
    expect(countingDegree(whole, [])).toEqual(whole);
  });
});
